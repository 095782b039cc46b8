// The views of a finished report's statement: as it is now, as it came, and what changed.

import { changes } from "./changes.js";
import { h } from "./dom.js";
import { counted } from "./findings.js";

/**
 * Return the views that a report offers, by name.
 * @returns {Record<string, {tab: string, show: (page: object) => void}>} `page` has the
 *   `statement`, the `ledger`, a `sources` and a `sheet(element)` that shows another element
 */
export function views(report, revisions = []) {
  const last = kept(report);
  const answer = (page) => {
    page.sheet(page.statement.element);
    page.statement.show(report.answer, report.ledger.entries, last?.draft ?? report.answer);
    page.ledger.show(report.ledger.entries, page.sources, report.risk.flags);
  };
  const found = { answer: { tab: report.mode === "draft" ? "Statement" : "Answer", show: answer } };
  const first = report.rounds[0];
  if (!first || report.rounds.length < 2) return found;
  found.first = {
    tab: "As it came",
    show(page) {
      page.sheet(page.statement.element);
      page.statement.show(first.draft, first.ledger.entries);
      page.ledger.show(first.ledger.entries, page.sources);
    },
  };
  found.changes = {
    tab: "Changes",
    show(page) {
      page.sheet(changes(drafts(report, last), revisions));
      page.ledger.show(report.ledger.entries, page.sources, report.risk.flags);
    },
  };
  return found;
}

/** Return the round whose ledger is the report's: the last of those with the same claims. */
function kept({ rounds, ledger }) {
  const ids = (entries) => entries.map((entry) => entry.claim.claim_id).join();
  return [...rounds].reverse().find((round) => ids(round.ledger.entries) === ids(ledger.entries));
}

function drafts({ rounds, answer }, last) {
  const named = rounds.map(({ draft }, i) => ({
    name: `${i === 0 ? "As it came" : `Revision ${i}`}${rounds[i] === last && i ? " (kept)" : ""}`,
    text: draft,
  }));
  return last?.draft === answer ? ordered(named, rounds.indexOf(last)) : [...named, { name: "As it is now", text: answer }];
}

/** The kept draft stands last, since that is what the others are compared with. */
function ordered(named, at) {
  return at < 0 ? named : [...named.slice(0, at), ...named.slice(at + 1), named[at]];
}

/** Return a note on the issues that the skeptic raised, or null. */
export function critique(issues) {
  if (!issues.length) return null;
  return h(
    "details",
    { class: "critique" },
    h("summary", {}, `${counted(issues.length, "objection")} of the skeptic`),
    h("ul", {}, issues.map((i) => h("li", { data: { severity: i.severity } }, h("b", {}, i.kind.replaceAll("_", " ")), ` ${i.why}`))),
  );
}
