// Positions in text. The server counts characters as Python does (code points), a browser in
// UTF-16 units; everything on the page works in UTF-16 after one conversion.

/** Converts code point offsets of one text to UTF-16 offsets; constant time where they agree. */
export class Offsets {
  constructor(text) {
    this.text = text;
    this.wide = [];
    let point = 0;
    for (const character of text) {
      if (character.length === 2) this.wide.push(point);
      point += 1;
    }
  }

  /** Return the UTF-16 offset of code point number `point`. */
  at(point) {
    let low = 0;
    let high = this.wide.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.wide[middle] < point) low = middle + 1;
      else high = middle;
    }
    return point + low;
  }

  /** Return `[start, end]` in UTF-16 of a span of code points. */
  range(span) {
    return [this.at(span.start), this.at(span.end)];
  }

  /** Return the text that a span of code points covers. */
  slice(span) {
    return this.text.slice(...this.range(span));
  }
}

const segmenter =
  typeof Intl.Segmenter === "function" ? new Intl.Segmenter("en", { granularity: "sentence" }) : null;

/**
 * Split `text[start:end]` into sentences; a boundary inside one of `whole` is not taken, so that
 * a claim is never torn at an abbreviation.
 * @returns {[number, number][]} adjoining ranges that cover all of it
 */
export function sentences(text, start, end, whole = []) {
  if (!segmenter) return [[start, end]];
  const found = [];
  let from = start;
  // An anchor or a note's mark belongs to the sentence before it, as white space does.
  const blank = (mark) => " ".repeat(mark.length);
  const words = text.slice(start, end).replace(ANCHOR, blank).replace(NOTE, blank);
  for (const part of segmenter.segment(words)) {
    const stop = start + part.index + part.segment.length;
    if (whole.some(([a, b]) => a < stop && stop < b)) continue;
    found.push([from, stop]);
    from = stop;
  }
  if (from < end) found.push([from, end]);
  return found;
}

const NOTE = /(?<=[.!?…]["'”’)]*)(?:\[\^?[\w-]+\]|[¹²³⁰⁴-⁹])+/g;
const ANCHOR = /\s*\[\s*cite\s*:[^[\]\n]*\]/g;

/** Return the ranges of the citation anchors in `text`, with the white space before them. */
export function anchors(text) {
  return [...text.matchAll(ANCHOR)].map((match) => [match.index, match.index + match[0].length]);
}

const WRAPPED = /([^\n]{60})\n(?=[^\s\-*+•#|>\d])/g;

/** Join lines that were wrapped at a fixed width; short lines stay as they are. */
export function unwrapped(text) {
  return text.replace(WRAPPED, "$1 ");
}

/** Return `text` without citation anchors. */
export function withoutAnchors(text) {
  return text.replace(ANCHOR, "");
}
