// The source dialog: a document with the quote marked where it stands.

import { h } from "./dom.js";
import { modal } from "./modal.js";
import { unwrapped } from "./text.js";

const SHOWN = 20_000;

/** Open the source of a quote and scroll to it; `lead` says where the quote stands. */
export async function openSource(evidence, sources, label, lead) {
  const { text, start, end } = await sources.find(evidence);
  const from = Math.max(0, start - SHOWN);
  const to = Math.min(text.length, end + SHOWN);
  const shown = unwrapped(text.slice(from, to)); // as long as the original
  const mark = h("mark", { data: { verdict: label }, tabindex: "-1" }, shown.slice(start - from, end - from));
  const page = h(
    "div",
    { class: "source-text", tabindex: "0", role: "region", "aria-label": "Text of the source" },
    from > 0 && h("p", { class: "cut" }, `${from.toLocaleString("en")} characters before this are not shown`),
    h("div", { class: "source-body" }, shown.slice(0, start - from), mark, shown.slice(end - from)),
    to < text.length &&
      h("p", { class: "cut" }, `${(text.length - to).toLocaleString("en")} characters after this are not shown`),
  );
  modal({ title: evidence.title, lead, class: "source" }, page);
  mark.scrollIntoView({ block: "center" });
  mark.focus({ preventScroll: true });
}
