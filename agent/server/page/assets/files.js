// Files that were dropped or chosen: plain text is read here, other formats by the server.

import { upload } from "./api.js";

const PLAIN = /\.(?:md|markdown|txt|text|rst|log)$/i;
export const ACCEPTED = ".md,.markdown,.txt,.text,.html,.htm,.pdf,.docx,.pptx,.csv,.tsv,.xlsx,.parquet";
const LARGEST = 30_000_000;

/**
 * Read files into documents.
 * @param {Iterable<File>} files
 * @returns {Promise<{documents: object[], failures: string[]}>} `read` is the text as it was read
 */
export async function read(files) {
  const documents = [];
  const failures = [];
  for (const file of files) {
    try {
      if (file.size > LARGEST) throw new Error("it is larger than 30 MB");
      documents.push(...(PLAIN.test(file.name) ? [await plain(file)] : await byServer(file, failures)));
    } catch (error) {
      failures.push(`${file.name} cannot be used: ${error.message}`);
    }
  }
  return { documents, failures };
}

async function plain(file) {
  let text;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    throw new Error("it is not UTF-8 text");
  }
  if (!text.trim()) throw new Error("it is empty");
  return { title: heading(text) ?? file.name, text };
}

function heading(text) {
  return /^#\s+(\S.*)$/m.exec(text.slice(0, 2000))?.[1].trim();
}

async function byServer(file, failures) {
  const form = new FormData();
  form.append("files", file, file.name);
  const reply = await upload("v1/texts", form);
  for (const failure of reply.failures) {
    if (!failure.in_part) throw new Error(failure.reason);
    failures.push(`${file.name} is read in part: ${failure.reason}`);
  }
  return reply.documents.map((d) => ({ ...d, read: d.text }));
}
