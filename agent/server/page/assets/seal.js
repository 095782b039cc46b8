// The seal: a dial for the confidence, ringed by one segment a claim.

import { h, put, s } from "./dom.js";
import { LABELS, WORDS, count } from "./verdicts.js";

const CENTRE = 80;
const RING = 71;
const DIAL = 58;
const SWEEP = 270;

/** Draws the seal and keeps it up to date. */
export class Seal {
  constructor() {
    this.element = h("div", { class: "seal" });
  }

  /**
   * @param {object[]} entries claims in order, those without a verdict pending
   * @param {{confidence: number|null, word: string}} reading 0 to 1, or null while unknown
   */
  show(entries, { confidence, word }) {
    const labels = entries.map((entry) => entry.verdict?.label ?? "pending");
    const known = confidence !== null;
    put(
      this.element,
      s(
        "svg",
        { viewBox: "0 0 160 160", role: "img", "aria-label": spoken(entries, confidence, word) },
        segments(labels),
        s("path", { class: "dial-track", d: arc(DIAL, -SWEEP / 2, SWEEP / 2) }),
        known && confidence > 0
          ? s("path", { class: "dial-value", d: arc(DIAL, -SWEEP / 2, (confidence - 0.5) * SWEEP) })
          : null,
        known ? needle(confidence) : null,
        s("text", { class: "seal-figure", x: CENTRE, y: 86 }, known ? confidence.toFixed(2) : "–"),
        s("text", { class: "seal-word", x: CENTRE, y: 104 }, "confidence"),
        s("text", { class: "seal-level", x: CENTRE, y: 127 }, word),
      ),
    );
  }
}

function segments(labels) {
  if (!labels.length) return s("circle", { class: "ring-empty", cx: CENTRE, cy: CENTRE, r: RING });
  const step = 360 / labels.length;
  const gap = labels.length === 1 ? 0.01 : Math.min(3, step / 4);
  return labels.map((label, i) =>
    s("path", {
      class: "ring-part",
      "data-verdict": label,
      d: arc(RING, i * step + gap / 2, (i + 1) * step - gap / 2),
    }),
  );
}

function needle(value) {
  const angle = (value - 0.5) * SWEEP;
  const [x1, y1] = point(DIAL - 7, angle);
  const [x2, y2] = point(DIAL + 5, angle);
  return s("line", { class: "dial-needle", x1, y1, x2, y2 });
}

/** Angles are degrees clockwise from the top. */
function point(radius, angle) {
  const turn = ((angle - 90) * Math.PI) / 180;
  return [CENTRE + radius * Math.cos(turn), CENTRE + radius * Math.sin(turn)].map((n) => n.toFixed(2));
}

function arc(radius, from, to) {
  const large = to - from > 180 ? 1 : 0;
  return `M${point(radius, from).join(" ")}A${radius} ${radius} 0 ${large} 1 ${point(radius, to).join(" ")}`;
}

function spoken(entries, confidence, word) {
  const counts = count(entries);
  const parts = [...LABELS].reverse().filter((label) => counts[label]);
  const claims = parts.map((label) => `${counts[label]} ${WORDS[label]}`).join(", ");
  if (confidence === null && !entries.length) return `Confidence: ${word}.`;
  if (confidence === null) return `Confidence not known yet. ${claims || "No verdict yet"}.`;
  return `Confidence ${confidence.toFixed(2)}, ${word}. ${claims || "No claims"}.`;
}
