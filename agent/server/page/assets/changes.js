// The changes view: two drafts of a run, and what was struck out and written in between them.

import { asRead } from "./blocks.js";
import { compare } from "./diff.js";
import { freshId, h, put } from "./dom.js";

/**
 * Return the view of the changes between drafts.
 * @param {{name: string, text: string}[]} drafts oldest first
 * @param {{revision: number, reasons: string[]}[]} revisions why each was made
 */
export function changes(drafts, revisions = []) {
  const pick = (label, at) => {
    const id = freshId("draft");
    const select = h("select", { id }, drafts.map((d, i) => h("option", { value: i, selected: i === at }, d.name)));
    select.addEventListener("change", draw);
    return { select, field: h("div", { class: "pick" }, h("label", { for: id }, label), select) };
  };
  const from = pick("From", 0);
  const to = pick("To", drafts.length - 1);
  const text = h("div", { class: "diff statement" });
  const why = h("div", { class: "diff-why" });
  function draw() {
    const [before, after] = [from, to].map(({ select }) => asRead(drafts[Number(select.value)].text));
    const pieces = compare(before, after);
    const changed = pieces.some((piece) => piece.kind !== "same");
    put(text, changed ? h("div", { class: "block" }, pieces.map(piece)) : h("p", { class: "hint" }, "No difference."));
  }
  draw();
  if (revisions.length) {
    const reason = ({ revision, reasons }) => h("li", {}, h("b", {}, `Revision ${revision}`), ` ${reasons.join("; ")}`);
    put(why, h("h2", {}, "Why it was revised"), h("ul", {}, revisions.map(reason)));
  }
  return h("div", { class: "changes" }, h("div", { class: "picks" }, from.field, to.field), text, why);
}

function piece({ kind, text }) {
  if (kind === "same") return h("span", {}, text);
  const said = h("span", { class: "unseen" }, kind === "removed" ? "struck out: " : "written in: ");
  const end = h("span", { class: "unseen" }, " (end) ");
  return h(kind === "removed" ? "del" : "ins", {}, said, text, end);
}
