// The records: what was asked and checked before, each with its report.

import { get } from "./api.js";
import { h, put } from "./dom.js";
import { capital, counted, moment, percent } from "./findings.js";
import { LABELS, WORDS } from "./verdicts.js";

const PAGE = 50;

/**
 * Show the audit records in `parent`, below the answers that wait for a person.
 * @param {(held: object) => void} onReview gets `{thread_id, review}` of one that was chosen
 */
export async function records(parent, onReview) {
  const body = h("div", { class: "records-body" }, h("p", { class: "hint" }, "Opening the records …"));
  const held = h("div", {});
  put(
    parent,
    h(
      "section",
      { class: "records", "aria-labelledby": "records-title" },
      h("h1", { id: "records-title" }, "Records"),
      h("p", { class: "lead" }, "Every run leaves a record, chained to the one before it, so that a later change shows."),
      held,
      body,
    ),
  );
  const { reviews } = await get("v1/reviews");
  if (reviews.length) put(held, waiting(reviews, onReview));
  let limit = PAGE;
  const draw = async () => {
    const { audits } = await get(`v1/audits?limit=${limit}`);
    if (!audits.length) {
      put(body, h("p", { class: "empty" }, "No run has been recorded yet. ", h("a", { href: "#/" }, "Check a draft"), " to begin."));
      return;
    }
    const more = audits.length === limit && limit < 500;
    const next = h("button", { type: "button", class: "quiet" }, "Show more");
    next.addEventListener("click", () => {
      limit = Math.min(500, limit * 2);
      draw();
    });
    put(body, h("ul", { class: "record-list" }, audits.map(row)), more && next);
  };
  await draw();
}

function waiting(reviews, onReview) {
  const item = (entry) => {
    const { report, reason } = entry.review;
    const decide = h("button", { type: "button", on: { click: () => onReview(entry) } }, "Decide");
    return h(
      "li",
      {},
      h("div", {}, h("p", { class: "record-query" }, shortened(report.question || report.answer)), h("p", { class: "record-facts" }, [moment(entry.created), entry.workspace, `${capital(reason)}.`].filter(Boolean).join(" · "))),
      decide,
    );
  };
  return h("section", { class: "held-list", "aria-labelledby": "held-title" }, h("h2", { id: "held-title" }, "Waiting for review"), h("ul", {}, reviews.map(item)));
}

function row(record) {
  const total = record.claim_count;
  return h(
    "li",
    {},
    h(
      "a",
      { href: `#/records/${record.audit_id}` },
      h("span", { class: "record-when" }, moment(record.created)),
      h("span", { class: "record-query" }, shortened(record.query)),
      h(
        "span",
        { class: "record-facts" },
        [record.mode === "draft" ? "draft" : "question", record.workspace, record.user, reached(record)]
          .filter(Boolean)
          .join(" · "),
      ),
      h("span", { class: "record-bar", role: "img", "aria-label": spoken(record.verdicts) || "no claims" }, total ? bar(record.verdicts) : null),
    ),
  );
}

/** Return the coverage, before revisions too, or how the run ended where it came to none. */
export function reached({ coverage, outcome, claim_count: claims, revisions = [] }) {
  if ((outcome ?? "finished") !== "finished") return outcome;
  const covered = claims === 0 ? "no claims" : `${percent(coverage)} covered`;
  if (!revisions.length) return covered;
  const first = /^revision 1: coverage (\d\.\d+)/.exec(revisions[0]);
  const before = first ? `, ${percent(Number(first[1]))} as it came` : "";
  return `${covered} after ${counted(revisions.length, "revision")}${before}`;
}

function bar(verdicts) {
  return [...LABELS]
    .reverse()
    .filter((label) => verdicts[label])
    .map((label) => {
      const part = h("span", { data: { verdict: label } });
      part.style.setProperty("--share", verdicts[label]);
      return part;
    });
}

function spoken(verdicts) {
  return [...LABELS]
    .reverse()
    .filter((label) => verdicts[label])
    .map((label) => `${verdicts[label]} ${WORDS[label]}`)
    .join(", ");
}

const shortened = (text) => {
  const flat = text.replace(/\s+/g, " ").trim();
  return flat.length > 180 ? `${flat.slice(0, 179)}…` : flat;
};
