// The statement: a draft set as numbered paragraphs, each sentence coloured by its worst claim.

import { blocks, quoteSigns } from "./blocks.js";
import { h, put } from "./dom.js";
import { cells, isRule, setApart } from "./markdown.js";
import { Offsets, anchors, sentences } from "./text.js";
import { WORDS, sign, worst } from "./verdicts.js";

/** Shows one draft with its claims; verdicts may arrive later, one by one. */
export class Statement {
  /** @param {(claimId: string) => void} onPick called when a claim is chosen in the text */
  constructor(onPick) {
    this.onPick = onPick;
    this.element = h("div", { class: "statement" });
  }

  /**
   * Set a draft.
   * @param {string} draft
   * @param {object[]} entries ledger entries; their spans count code points of `spansOf`
   * @param {string} spansOf the text that the spans point into, where it is not `draft` itself
   */
  show(draft, entries, spansOf = draft) {
    this.entries = entries;
    this.text = draft;
    this.placed = place(draft, entries, spansOf);
    this.apart = setApart(draft);
    this.hidden = [...anchors(draft), ...quoteSigns(draft), ...this.apart.flatMap(({ marks }) => marks)];
    let number = 0;
    put(
      this.element,
      grouped(draft, blocks(draft)).map((group) => {
        if (group[0].kind === "heading") return this.#block(group[0], null);
        if (group[0].kind === "code") return this.#code(group[0]);
        number += 1;
        return group[0].kind === "row" ? this.#table(group, String(number)) : this.#block(group[0], String(number));
      }),
    );
    for (const entry of entries) if (entry.verdict) this.rule(entry.claim.claim_id, entry.verdict.label);
  }

  /** Colour a claim, and its sentence by the worst of its claims. */
  rule(claimId, label) {
    const id = CSS.escape(claimId);
    for (const part of this.element.querySelectorAll(`[data-claim="${id}"]`)) {
      part.dataset.verdict = label;
      if (part.matches(".claim-mark")) dress(part, this.#number(claimId), label);
      const sentence = part.closest(".sentence");
      const all = [...sentence.querySelectorAll("[data-claim]")].map((m) => m.dataset.verdict);
      sentence.dataset.verdict = worst(all);
    }
  }

  /** Show which claim is being read. */
  highlight(claimId) {
    for (const part of this.element.querySelectorAll("[data-claim]")) {
      part.toggleAttribute("data-picked", part.dataset.claim === claimId);
    }
    const pane = this.element.parentElement;
    if (pane && pane.scrollHeight > pane.clientHeight) {
      this.element.querySelector("[data-picked]")?.scrollIntoView({ block: "nearest" });
    }
  }

  #number(claimId) {
    return this.entries.findIndex((entry) => entry.claim.claim_id === claimId) + 1;
  }

  #block(block, label) {
    const inside = this.#inside(block);
    const ranges = inside.map(([start, end]) => [start, end]);
    const parts = sentences(this.text, block.start, block.end, ranges).map(([start, end]) =>
      this.#sentence(
        [start, end],
        inside.filter(([from]) => start <= from && from < end).map(([from, to, claim]) => [from, Math.min(to, end), claim]),
      ),
    );
    const tag = block.kind === "heading" ? "h2" : "p";
    const kind = `block ${block.kind}`;
    return h(tag, { class: kind, data: { number: label } }, parts);
  }

  #code({ start, end }) {
    return h("pre", { class: "block code", tabindex: "0" }, h("code", {}, this.text.slice(start, end)));
  }

  #table(rows, label) {
    const headed = rows.length > 1 && isRule(this.text, rows[1]);
    const shown = rows.filter((row) => !isRule(this.text, row));
    const set = shown.map((row, i) => h("tr", {}, this.#cells(row, headed && i === 0 ? "th" : "td")));
    return h("div", { class: "block table", data: { number: label } }, h("table", {}, set));
  }

  /** The cells of a row; a claim that goes over several has its mark in the last of them. */
  #cells(row, tag) {
    const inside = this.#inside(row);
    const ranges = cells(this.text, row);
    return ranges.map(([start, end], i) => {
      const goesOn = (to) => ranges.slice(i + 1).some(([from]) => from < to);
      const own = inside
        .filter(([from, to]) => from < end && start < to)
        .map(([from, to, claim]) => [Math.max(from, start), Math.min(to, end), claim, goesOn(to)]);
      return h(tag, {}, this.#sentence([start, end], own));
    });
  }

  /** The claims that begin in a block. */
  #inside(block) {
    return this.placed.filter(([start]) => block.start <= start && start < block.end);
  }

  /** Set a sentence; `own` are its claims, `[start, end, claim, whether it goes on elsewhere]`. */
  #sentence([start, end], own) {
    const { text, hidden } = this;
    const cuts = new Set([start, end]);
    for (const [from, to] of [...own, ...hidden]) {
      for (const cut of [from, to]) if (start < cut && cut < end) cuts.add(cut);
    }
    const edges = [...cuts].sort((a, b) => a - b);
    const parts = [];
    let waiting = [];
    for (let i = 0; i + 1 < edges.length; i += 1) {
      const [from, to] = [edges[i], edges[i + 1]];
      const ending = own.filter(([, b, , goesOn]) => b === to && !goesOn).map(([, , claim]) => claim);
      if (hidden.some(([a, b]) => a <= from && to <= b)) {
        waiting.push(...ending);
        continue;
      }
      const covering = own.filter(([a, b]) => a <= from && to <= b);
      const piece = text.slice(from, to);
      const lead = covering.length ? 0 : (CLOSING.exec(piece)?.[0].length ?? 0);
      const tags = this.apart.filter((a) => a.start <= from && to <= a.end).map(({ tag }) => tag);
      if (lead) parts.push(piece.slice(0, lead));
      parts.push(...waiting.map((claim) => this.#mark(claim)));
      parts.push(this.#piece(dressed(piece.slice(lead), tags), covering));
      waiting = ending;
    }
    parts.push(...waiting.map((claim) => this.#mark(claim)));
    return h("span", { class: "sentence", data: { verdict: own.length ? "pending" : null } }, parts);
  }

  #piece(text, covering) {
    if (!covering.length || !text) return text;
    const claim = covering[0][2];
    const pick = () => this.onPick(claim.claim_id);
    const data = { claim: claim.claim_id, verdict: "pending" };
    return h("span", { class: "claim", data, on: { click: pick } }, text);
  }

  #mark(claim) {
    const pick = (event) => {
      event.preventDefault();
      this.onPick(claim.claim_id);
    };
    const link = h("a", {
      class: "claim-mark",
      href: `#claim-${claim.claim_id}`,
      data: { claim: claim.claim_id, verdict: "pending" },
      on: { click: pick },
    });
    return dress(link, this.#number(claim.claim_id), "pending");
  }
}

/** Return blocks in order, rows of one table together. */
function grouped(text, all) {
  const found = [];
  for (const block of all) {
    const last = found.at(-1)?.at(-1);
    const joins = block.kind === "row" && last?.kind === "row" && !/\n\s*\n/.test(text.slice(last.end, block.start));
    if (joins) found.at(-1).push(block);
    else found.push([block]);
  }
  return found;
}

/** Return words in the elements that `tags` name, the first of them innermost. */
function dressed(words, tags) {
  return words && tags.reduce((inner, tag) => h(tag, {}, inner), words);
}

/** What ends code, a link, emphasis, a note's mark or a sentence: a claim's mark stands behind it. */
const CLOSING = /^(?:\]\([^()\s]*\)|\[\^?[\w-]+\]|(?![\p{Ps}\p{Pi}])[\p{P}`]|[¹²³⁰⁴-⁹])+/u;

function dress(mark, number, label) {
  mark.setAttribute("aria-label", `Claim ${number}: ${WORDS[label]}`);
  return put(mark, sign(label, 11), String(number));
}

/**
 * Return `[start, end, claim]` of each claim in `draft`, in order. Where the answer differs from
 * the verified draft (it may carry marks), claims are found by their words, from left to right.
 */
function place(draft, entries, spansOf) {
  const offsets = new Offsets(spansOf);
  const ordered = entries.map(({ claim }) => [...offsets.range(claim.span), claim]);
  ordered.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  if (draft === spansOf) return ordered;
  const found = [];
  let shift = 0;
  for (const [start, end, claim] of ordered) {
    const words = spansOf.slice(start, end);
    const at = draft.indexOf(words, Math.max(0, start + shift));
    if (!words || at < 0) continue;
    shift = at - start;
    found.push([at, at + words.length, claim]);
  }
  return found;
}
