// One piece of evidence: the quote in its surroundings, where it stands, and its scores.

import { h, put } from "./dom.js";
import { openSource } from "./source.js";
import { sign } from "./verdicts.js";

const RELATION = {
  supports: ["supported", "Supports"],
  contradicts: ["contradicted", "Contradicts"],
  mentions: ["not_found", "Closest passage"],
};
const AROUND = 220;

/** Return the figure of one piece of evidence; its surroundings come when `load` is called. */
export function exhibit(evidence, sources, { newest = false } = {}) {
  const [label, word] = RELATION[evidence.relation];
  const quote = h("blockquote", {}, h("mark", { data: { verdict: label } }, evidence.quote));
  const note = h("p", { class: "exhibit-note", hidden: true });
  const open = h("button", { type: "button", class: "quiet small", hidden: true }, "Show in the source");
  open.addEventListener("click", () => openSource(evidence, sources, label, place(evidence)));
  const element = h(
    "figure",
    { class: "exhibit", data: { relation: evidence.relation } },
    h(
      "figcaption",
      {},
      h("span", { class: "relation", data: { verdict: label } }, sign(label, 13), word),
      h("cite", {}, evidence.title),
      newest && h("span", { class: "stamp" }, "newer"),
      h("span", { class: "place" }, place(evidence)),
    ),
    quote,
    note,
    h("div", { class: "exhibit-foot" }, scores(evidence), open),
  );
  let asked = false;
  const load = async () => {
    if (asked) return;
    asked = true;
    try {
      const found = await sources.find(evidence);
      put(quote, surrounded(found, label));
      open.hidden = false;
    } catch (error) {
      note.textContent = error.message;
      note.hidden = false;
    }
  };
  return { element, load };
}

/** Return where the quote stands, in words. */
function place({ page, row, span, date, source }) {
  const parts = [
    page && `page ${page}`,
    row && `row ${row}`,
    `characters ${span.start.toLocaleString("en")}–${span.end.toLocaleString("en")}`,
    date && `dated ${date}`,
    source && !source.startsWith("inline:") && source.split("/").slice(-2).join("/"),
  ];
  return parts.filter(Boolean).join(" · ");
}

/** The quote in its paragraph, of which at most so many characters on each side are shown. */
function surrounded({ text, start, end }, label) {
  const before = /(?:^|\n\s*\n)((?:(?!\n\s*\n)[^])*)$/.exec(text.slice(Math.max(0, start - 4 * AROUND), start))[1];
  const after = /^(?:(?!\n\s*\n)[^])*/.exec(text.slice(end, end + 4 * AROUND))[0];
  const head = before.length > AROUND ? `… ${before.slice(-AROUND).replace(/^\S*\s/, "")}` : before;
  const tail = after.length > AROUND ? `${after.slice(0, AROUND).replace(/\s\S*$/, "")} …` : after;
  return [
    h("span", { class: "around" }, squeezed(head.trimStart())),
    h("mark", { data: { verdict: label } }, squeezed(text.slice(start, end))),
    h("span", { class: "around" }, squeezed(tail.trimEnd())),
  ];
}

const squeezed = (text) => text.replace(/[^\S\n]*\n(?:\s*\n)+/g, "\n\n").replace(/([^\n])\n(?!\n)/g, "$1 ");

function scores({ entailment, similarity }) {
  const parts = [
    ["supports", entailment.support],
    ["neutral", entailment.neutral],
    ["contradicts", entailment.contradict],
  ];
  const bar = h(
    "span",
    { class: "score-bar", "aria-hidden": "true" },
    parts.map(([name, value]) => {
      const part = h("span", { data: { part: name } });
      part.style.setProperty("--share", value);
      return part;
    }),
  );
  const words = parts.map(([name, value]) => `${name} ${value.toFixed(2)}`).join(" · ");
  return h("span", { class: "scores" }, bar, `${words} · similarity ${similarity.toFixed(2)}`);
}
