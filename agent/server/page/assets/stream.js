// Server-Sent Events over fetch: unlike EventSource it can send a key and a body.

/**
 * Read the events of a response.
 * @param {ReadableStream<Uint8Array>} body
 * @yields {{id: string, event: string, data: string}}
 */
export async function* events(body) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      rest = (rest + value).replace(/\r\n/g, "\n");
      const parts = rest.split("\n\n");
      rest = parts.pop();
      for (const part of parts) {
        const event = parse(part);
        if (event) yield event;
      }
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

function parse(block) {
  const event = { id: "", event: "message", data: "" };
  const data = [];
  for (const line of block.split("\n")) {
    const [, field, value] = /^([^:]*):? ?(.*)$/s.exec(line);
    if (field === "data") data.push(value);
    else if (field === "id" || field === "event") event[field] = value;
  }
  event.data = data.join("\n");
  return data.length ? event : null;
}
