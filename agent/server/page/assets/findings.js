// What a report comes down to: one sentence, the figures, and what to be careful about.

import { FORMATS, download } from "./download.js";
import { h } from "./dom.js";
import { LABELS, WORDS } from "./verdicts.js";

/** Return the finding of a report in one sentence. */
export function headline(report) {
  const { summary, risk, ledger } = report;
  if (report.review?.action === "reject") return "Rejected in review.";
  if (risk.action === "block") return "The answer is withheld.";
  const left = Object.fromEntries(report.warnings.map((w) => [w.code, w.details]));
  if (!ledger.entries.length) {
    if (left.UNCHECKED_TEXT) return "Nothing of this could be checked.";
    const nothing = risk.flags.some((flag) => flag.type === "no_evidence");
    if (nothing) return "The documents say nothing about this.";
    return report.rounds[0]?.ledger.entries.length ? "None of its claims holds." : "There is no claim here to check.";
  }
  if (report.warnings.some((warning) => warning.code === "NO_SURE_ANSWER")) return "There is no sure answer.";
  if (summary.is_grounded) return summary.claims_weak ? "It holds, in part only weakly." : "Every claim holds.";
  const failing = [
    [summary.claims_contradicted, "contradicted"],
    [summary.claims_not_found, "not found"],
    [summary.claims_unassessed, "not assessed"],
  ].filter(([n]) => n);
  const omitted = left.CLAIMS_OMITTED?.omitted;
  if (!failing.length && omitted) return `Only a part was checked: ${omitted} claim${omitted === 1 ? " was" : "s were"} left out.`;
  if (!failing.length && left.UNCHECKED_TEXT && !ledger.entries.some((e) => e.claim.importance !== "minor")) return "What matters in it could not be checked.";
  if (!failing.length) return "Too little of it is covered.";
  const [first] = failing[0];
  const list = failing.map(([n, word]) => `${n} ${word}`).join(", ");
  return `It does not hold: ${list.replace(/^(\d+)/, `$1 claim${first === 1 ? "" : "s"}`)}.`;
}

const HANDLING = {
  pass: "handed on",
  flag: "handed on with its flags",
  review: "for a person to review",
  rewrite: "to be rewritten",
  block: "withheld",
};
const DECIDED = "handed on after review";

/** Return what becomes of the answer at its risk, in words that no one takes for a verdict on it. */
export function handling({ summary, risk, warnings, review }) {
  if (warnings.some((warning) => warning.code === "ANSWER_WITHHELD")) return HANDLING.block;
  const told = review && risk.action === "review" ? DECIDED : HANDLING[risk.action];
  return !summary.is_grounded && told.startsWith("handed") ? `${told}, though not grounded` : told;
}

/** Return the figures of a summary as a list of terms. */
export function figures(summary) {
  const rows = [
    ["Coverage", summary.claims_checked ? percent(summary.coverage) : "–"],
    ["Claims", String(summary.claims_checked)],
    ...[...LABELS].reverse().map((label) => [WORDS[label], summary[`claims_${label}`]]).filter(([, n]) => n),
    summary.revisions && ["Revisions", String(summary.revisions)],
    summary.coverage_by_evidence > 0 && ["by new evidence", `+${percent(summary.coverage_by_evidence)}`],
    summary.coverage_by_deletion > 0 && ["by deletion", `+${percent(summary.coverage_by_deletion)}`],
  ].filter(Boolean);
  return h("dl", { class: "figures" }, rows.map(([term, value]) => h("div", {}, h("dt", {}, term), h("dd", {}, String(value)))));
}

/** Return warnings and risk flags, the gravest first; null if there are none. */
export function cautions({ risk, warnings }) {
  const rank = { high: 0, medium: 1, low: 2 };
  const flags = [...risk.flags].sort((a, b) => rank[a.severity] - rank[b.severity]);
  const seen = new Set();
  const fresh = (f) => !seen.has(f.description) && seen.add(f.description);
  const items = [
    ...flags.filter(fresh).map((f) => h("li", { data: { severity: f.severity } }, h("b", {}, f.type.replaceAll("_", " ")), ` ${f.description}`)),
    ...warnings.map((w) => h("li", { data: { severity: "medium" } }, h("b", {}, w.code.replaceAll("_", " ").toLowerCase()), ` ${w.message}`)),
  ];
  if (!items.length) return null;
  return h(
    "section",
    { class: "cautions", "aria-labelledby": "cautions-title" },
    h("h2", { id: "cautions-title" }, "Read with care"),
    h("ul", {}, items),
  );
}

/** Return the buttons that save the report. */
export function downloads(report, onFailure) {
  // Without a record the server has nothing to make the other formats from.
  const offered = Object.entries(FORMATS).filter(([format]) => report.audit_id || format === "json");
  return h(
    "div",
    { class: "downloads", role: "group", "aria-label": "Download the report" },
    offered.map(([format, { name }]) =>
      h(
        "button",
        {
          type: "button",
          class: "quiet small",
          data: { format },
          on: { click: () => download(report, format).catch((error) => onFailure(error.message)) },
        },
        `↓ ${name}`,
      ),
    ),
  );
}

/** Return the jurat: when and under which record the statement was checked. */
export function jurat(report, when = null) {
  const { usage, audit_id: audit } = report;
  const calls = usage.model_calls ? counted(usage.model_calls, "model call") : null;
  const cost = usage.cost_usd ? `$${usage.cost_usd.toFixed(4)}` : null;
  const parts = [when && moment(when), `${(usage.total_ms / 1000).toFixed(1)} s`, calls, cost];
  return h(
    "footer",
    { class: "jurat" },
    h("span", {}, parts.filter(Boolean).join(" · ")),
    audit && h("span", {}, "record ", h("a", { href: `#/records/${audit}` }, h("code", {}, audit))),
  );
}

/** Return a date and time as people write it. */
export function moment(iso) {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" }).format(new Date(iso));
}

/** Return `text` with a capital first letter. */
export function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Return a number with its word, in the plural but for 1. */
export function counted(number, word) {
  return `${number} ${word}${number === 1 ? "" : "s"}`;
}

/** Return a share of 1 in per cent. */
export function percent(share) {
  return `${Math.round(share * 100)} %`;
}
