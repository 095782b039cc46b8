// The ledger: every claim with its verdict, expandable to the quotes that decide it.

import { h, put } from "./dom.js";
import { exhibit } from "./evidence.js";
import { capital } from "./findings.js";
import { LABELS, WORDS, count, meaning, sign } from "./verdicts.js";

/** Lists the entries of one round. */
export class Ledger {
  /** @param {(claimId: string) => void} onOpen called when an entry is opened */
  constructor(onOpen) {
    this.onOpen = onOpen;
    this.filter = null;
    this.filters = h("div", { class: "filters", role: "group", "aria-label": "Show only" });
    this.list = h("ol", { class: "entries" });
    this.empty = h("div", {});
    this.element = h("div", { class: "ledger" }, this.filters, this.list, this.empty);
    this.list.addEventListener("keydown", (event) => this.#travel(event));
  }

  /** Show `entries`; quotes are looked up in `sources` when an entry is opened. */
  show(entries, sources, flags = []) {
    const open = new Set([...this.list.querySelectorAll("details[open]")].map((d) => d.id));
    const focused = this.list.contains(document.activeElement) && document.activeElement.closest("details")?.id;
    this.rows = new Map();
    this.filter = null;
    put(
      this.list,
      entries.map((entry, i) => {
        const row = new Row(entry, i + 1, sources, flags, this.onOpen);
        this.rows.set(entry.claim.claim_id, row);
        return h("li", { data: { verdict: entry.verdict?.label ?? "pending" } }, row.element);
      }),
    );
    put(this.empty, entries.length ? null : h("p", { class: "hint" }, "No claim is entered here."));
    this.#filters(entries);
    for (const { element, summary } of this.rows.values()) {
      if (open.has(element.id)) element.open = true;
      if (focused === element.id) summary.focus({ preventScroll: true });
    }
  }

  /** Show the verdict of one claim that has just been judged. */
  rule(entry) {
    const row = this.rows.get(entry.claim.claim_id);
    if (!row) return;
    row.rule(entry.verdict);
    row.element.parentElement.dataset.verdict = entry.verdict.label;
  }

  /** Open the entry of a claim, and move the focus there. */
  open(claimId) {
    const row = this.rows.get(claimId);
    if (!row) return;
    if (row.element.parentElement.hidden) this.#only(null);
    row.element.open = true;
    row.summary.focus({ preventScroll: true });
    row.element.scrollIntoView({ block: "nearest", behavior: "smooth" });
  }

  #filters(entries) {
    const counts = count(entries);
    const used = entries.every((entry) => entry.verdict) ? LABELS.filter((label) => counts[label]) : [];
    put(
      this.filters,
      used.length > 1 &&
        used.map((label) =>
          h(
            "button",
            {
              type: "button",
              class: "chip",
              data: { verdict: label },
              title: meaning(label),
              "aria-pressed": "false",
              on: { click: () => this.#only(this.filter === label ? null : label) },
            },
            sign(label, 13),
            `${counts[label]} ${WORDS[label]}`,
          ),
        ),
    );
  }

  #only(label) {
    this.filter = label;
    for (const chip of this.filters.children) {
      chip.setAttribute("aria-pressed", String(chip.dataset.verdict === label));
    }
    for (const item of this.list.children) {
      item.hidden = label !== null && item.dataset.verdict !== label;
    }
  }

  /** Arrow keys, Home and End move between the entries. */
  #travel(event) {
    if (!event.target.matches("summary")) return;
    const all = [...this.list.querySelectorAll("li:not([hidden]) > details > summary")];
    const at = all.indexOf(event.target);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (to === undefined || !all[to]) return;
    event.preventDefault();
    all[to].focus();
  }
}

/** One entry; its body is made when it is first opened. */
class Row {
  constructor(entry, number, sources, flags, onOpen) {
    this.entry = entry;
    this.badge = h("span", { class: "badge" });
    this.summary = h(
      "summary",
      {},
      h("span", { class: "entry-number" }, String(number)),
      h("span", { class: "entry-claim" }, entry.claim.text),
      this.badge,
    );
    this.body = h("div", { class: "entry-body" });
    this.element = h("details", { class: "entry", id: `claim-${entry.claim.claim_id}` }, this.summary, this.body);
    this.element.addEventListener("toggle", () => {
      if (!this.element.open) return;
      onOpen(entry.claim.claim_id);
      if (!this.body.hasChildNodes()) this.#fill(sources, flags);
    });
    this.rule(entry.verdict);
  }

  rule(verdict) {
    const label = verdict?.label ?? "pending";
    this.element.dataset.verdict = label;
    put(
      this.badge,
      sign(label, 14),
      h("span", {}, WORDS[label]),
      verdict && label !== "unassessed" && h("span", { class: "sure" }, verdict.confidence.toFixed(2)),
    );
    this.badge.title = meaning(label);
  }

  #fill(sources, flags) {
    const { claim, verdict, evidence, suggested_correction: correction } = this.entry;
    if (!verdict) return;
    const own = flags.filter((flag) => flag.claim_id === claim.claim_id);
    put(
      this.body,
      h("p", { class: "reason" }, `${capital(verdict.reason)}.`),
      verdict.derivation && derivation(verdict.derivation),
      exhibits(evidence, sources),
      correction && h("div", { class: "correction" }, h("h3", {}, "Suggested correction"), h("p", {}, correction)),
      own.map((flag) => h("p", { class: "entry-flag", data: { severity: flag.severity } }, capital(flag.description))),
      h(
        "p",
        { class: "entry-facts" },
        `${capital(claim.importance)} · ${claim.type} · probability of support ${verdict.support.toFixed(2)}`,
      ),
    );
  }
}

/**
 * Quotes below each other; where sources disagree, the two sides beside each other. Which source is
 * newer is said only where each is dated.
 */
function exhibits(evidence, sources) {
  const sides = ["supports", "contradicts"].map((r) => evidence.filter((e) => e.relation === r));
  const disputed = sides.every((side) => side.length > 0);
  const dates = evidence.map((e) => e.date).sort();
  const dated = evidence.every((e) => e.date) && dates[0] !== dates.at(-1);
  const newest = disputed && dated ? dates.at(-1) : null;
  const show = (item) => {
    const { element, load } = exhibit(item, sources, { newest: newest && item.date === newest });
    load();
    return element;
  };
  if (!disputed) return h("div", { class: "exhibits" }, evidence.map(show));
  return [
    h("p", { class: "dispute" }, "The sources disagree. Both sides:"),
    h("div", { class: "exhibits disputed" }, sides.map((side) => h("div", { class: "side" }, side.map(show)))),
    evidence.filter((e) => e.relation === "mentions").map(show),
  ];
}

function derivation({ formula, operands }) {
  return h(
    "div",
    { class: "derivation" },
    h("h3", {}, "Computed from the documents"),
    h("p", { class: "formula" }, formula),
    h("ul", {}, operands.map((o) => h("li", {}, h("b", {}, o.text), " from “", h("q", {}, o.quote), "”"))),
  );
}
