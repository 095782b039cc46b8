// The five verdicts: order, words and signs. Colour is never the only sign of one.

import { s } from "./dom.js";

/** Worst first, which is also the order in which a sentence of several claims is coloured. */
export const LABELS = ["contradicted", "not_found", "unassessed", "weak", "supported"];

export const WORDS = {
  supported: "supported",
  weak: "weak",
  contradicted: "contradicted",
  not_found: "not found",
  unassessed: "unassessed",
  pending: "not judged yet",
};

const MEANING = {
  supported: "stated or clearly implied by a quote",
  weak: "supported in part, or only by interpretation",
  contradicted: "a quote says otherwise",
  not_found: "no quote in the documents states it",
  unassessed: "a model or a tool failed; this says nothing about the claim",
};

const PATHS = {
  supported: "M3.5 8.6l3 3.1 6-7",
  weak: "M2.8 9.2c1.6-3 3.5-3 5.2-1.2s3.6 1.8 5.2-1.2",
  contradicted: "M4 4l8 8M12 4l-8 8",
  not_found: "M5.4 6.2a2.7 2.7 0 1 1 4 2.3c-1 .6-1.4 1-1.4 2M8 13v.1",
  unassessed: "M8 3.2v6M8 12.4v.1",
  pending: "M4 8h.1M8 8h.1M12 8h.1",
};

/** Return what the label means, in one line. */
export function meaning(label) {
  return MEANING[label] ?? "";
}

/** Return the sign of a verdict as a decorative drawing. */
export function sign(label, size = 16) {
  return s(
    "svg",
    { viewBox: "0 0 16 16", width: size, height: size, class: "sign", "aria-hidden": "true" },
    s("path", { d: PATHS[label] ?? PATHS.pending }),
  );
}

/** Return the worst of `labels`, or null if there is none. */
export function worst(labels) {
  return LABELS.find((label) => labels.includes(label)) ?? (labels.length ? "pending" : null);
}

/** Return how many claims of each label `entries` hold. */
export function count(entries) {
  const counts = Object.fromEntries(LABELS.map((label) => [label, 0]));
  for (const { verdict } of entries) if (verdict) counts[verdict.label] += 1;
  return counts;
}
