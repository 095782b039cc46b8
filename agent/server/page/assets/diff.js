// What changed between two texts, word by word (Myers' algorithm, 1986).

const TOKEN = /\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu;
const MOST_EDITS = 3000;

/**
 * Compare two texts.
 * @returns {{kind: "same"|"removed"|"added", text: string}[]} pieces in reading order
 */
export function compare(before, after) {
  const a = before.match(TOKEN) ?? [];
  const b = after.match(TOKEN) ?? [];
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < a.length - head && tail < b.length - head && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1;
  const middle = script(a.slice(head, a.length - tail), b.slice(head, b.length - tail));
  const same = (tokens) => tokens.map((text) => ({ kind: "same", text }));
  return grouped(slid([...same(a.slice(0, head)), ...middle, ...same(tail ? a.slice(-tail) : [])]));
}

/**
 * Move a change that begins with a sentence's full stop one token on where the same stop follows
 * it, so that whole sentences are struck out or written in.
 */
function slid(pieces) {
  for (let at = 0; at < pieces.length; at += 1) {
    const { kind, text } = pieces[at];
    if (kind === "same" || !/^[.,;!?]$/.test(text) || pieces[at - 1]?.kind === kind) continue;
    let end = at;
    while (pieces[end]?.kind === kind) end += 1;
    if (pieces[end]?.kind !== "same" || pieces[end].text !== text) continue;
    pieces[at] = { kind: "same", text };
    pieces[end] = { kind, text };
  }
  return pieces;
}

function script(a, b) {
  const trace = search(a, b);
  if (!trace) {
    return [...a.map((text) => ({ kind: "removed", text })), ...b.map((text) => ({ kind: "added", text }))];
  }
  const steps = [];
  let [x, y] = [a.length, b.length];
  for (let d = trace.length - 1; d >= 0; d -= 1) {
    const reach = trace[d];
    const k = x - y;
    const down = k === -d || (k !== d && (reach.get(k - 1) ?? -1) < (reach.get(k + 1) ?? -1));
    const from = down ? k + 1 : k - 1;
    const startX = d === 0 ? 0 : reach.get(from);
    const startY = d === 0 ? 0 : startX - from;
    while (x > startX && y > startY && (d === 0 || x - y === k) && a[x - 1] === b[y - 1]) {
      steps.push({ kind: "same", text: a[(x -= 1)] });
      y -= 1;
    }
    if (d === 0) break;
    if (down) steps.push({ kind: "added", text: b[(y -= 1)] });
    else steps.push({ kind: "removed", text: a[(x -= 1)] });
  }
  return steps.reverse();
}

/** Return the furthest reach on each diagonal before every number of edits, or null if too many. */
function search(a, b) {
  const reach = new Map([[1, 0]]);
  const trace = [];
  for (let d = 0; d <= Math.min(a.length + b.length, MOST_EDITS); d += 1) {
    trace.push(new Map(reach));
    for (let k = -d; k <= d; k += 2) {
      const down = k === -d || (k !== d && reach.get(k - 1) < reach.get(k + 1));
      let x = down ? reach.get(k + 1) : reach.get(k - 1) + 1;
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x += 1;
      reach.set(k, x);
      if (x >= a.length && x - k >= b.length) return trace;
    }
  }
  return null;
}

/** Join neighbours of a kind; a space between two changes of a kind belongs to them. */
function grouped(pieces) {
  const runs = [];
  for (const piece of bridged(pieces)) {
    const last = runs.at(-1);
    if (last?.kind === piece.kind) last.text += piece.text;
    else runs.push({ ...piece });
  }
  return runs;
}

function bridged(pieces) {
  const out = [];
  let [removed, added] = ["", ""];
  const flush = () => {
    if (removed) out.push({ kind: "removed", text: removed });
    if (added) out.push({ kind: "added", text: added });
    [removed, added] = ["", ""];
  };
  pieces.forEach((piece, i) => {
    if (piece.kind === "removed") removed += piece.text;
    else if (piece.kind === "added") added += piece.text;
    else if (removed && added && !piece.text.trim() && pieces[i + 1] && pieces[i + 1].kind !== "same") {
      removed += piece.text;
      added += piece.text;
    } else {
      flush();
      out.push(piece);
    }
  });
  flush();
  return out;
}
