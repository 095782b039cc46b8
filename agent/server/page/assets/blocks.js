// The blocks of a draft: what each line of its Markdown begins, goes on with, or closes.

import { withoutAnchors } from "./text.js";

const FENCE = /^\s*(?:`{3,}[^`]*|~{3,}.*)$/;
const RULE = /^[\s>]*(?:[-*_=]\s*){3,}$/;
const QUOTED = /^[ \t]*(?:>[ \t]?)+/;
const SIGNS = {
  heading: /^#{1,6}\s+/,
  item: /^[-*+•]\s+/,
  numbered: /^(?=\d{1,3}[.)]\s)/,
  row: /^(?=\|)/,
};
const ONE_LINE = ["heading", "row"];

/**
 * Split a draft into blocks: paragraphs, headings, items with and without a number, table
 * rows, quotations and code.
 * What only rules off has none, as has a fence of code that nothing closes.
 * @returns {{kind: string, start: number, end: number}[]} trimmed UTF-16 ranges, in order
 */
export function blocks(text) {
  const lines = linesOf(text);
  const found = [];
  let open = null;
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i];
    const last = FENCE.test(line.text) ? lines.findIndex((l, at) => at > i && FENCE.test(l.text)) : -1;
    if (last > i + 1) found.push({ kind: "code", start: lines[i + 1].start, end: lines[last - 1].end });
    if (last > i) i = last;
    if (FENCE.test(line.text) || RULE.test(line.text) || !words(line.text).trim()) open = null;
    else open = joined(open, line, found);
  }
  return found;
}

/** Return the ranges of the signs of quotation at the start of lines, which need not be read. */
export function quoteSigns(text) {
  return linesOf(text).flatMap(({ start, text: line }) => {
    const sign = QUOTED.exec(line);
    return sign ? [[start, start + sign[0].length]] : [];
  });
}

/** Return a draft as it reads: no citation anchors, and lines broken only where blocks end. */
export function asRead(draft) {
  const text = withoutAnchors(draft);
  const parts = blocks(text).map(({ kind, start, end }) => {
    const own = text.slice(start, end);
    if (kind === "code") return own;
    const read = own.replace(/\s*\n(?:[ \t]*>)*\s*/g, " ");
    return kind === "item" ? `– ${read}` : read;
  });
  return parts.join("\n\n");
}

/** Go on with the open block, or begin another one; returns the one that is open then. */
function joined(open, line, found) {
  const end = line.start + line.text.trimEnd().length;
  const { kind, start } = begun(line);
  const plain = kind === "paragraph" || (kind === "quote" && open?.kind === "quote");
  if (open && plain && !ONE_LINE.includes(open.kind)) {
    open.end = end;
    return open;
  }
  found.push({ kind, start, end });
  return found.at(-1);
}

/** Return the kind of block that a line begins, and where its words do. */
function begun({ start, text }) {
  const own = words(text).trimStart();
  const at = start + text.length - own.length;
  for (const [kind, sign] of Object.entries(SIGNS)) {
    const found = sign.exec(own);
    if (found) return { kind, start: at + found[0].length };
  }
  return { kind: QUOTED.test(text) ? "quote" : "paragraph", start: at };
}

const words = (line) => line.replace(QUOTED, "");

function linesOf(text) {
  let at = 0;
  return text.split("\n").map((line) => {
    const start = at;
    at += line.length + 1;
    return { start, end: start + line.length, text: line };
  });
}
