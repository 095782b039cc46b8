// Markdown inside a block of a draft: what its signs set apart, and the cells of its table rows.

const CODE = /(?<!`)(`+)(?!`)[^\n]*?(?<!`)\1(?!`)/g;
const STRONG = /(?<!\\)(\*\*|__)(?=[^\s*_])(?:[^*_\n]|\n(?!\s*\n)|[*_](?!\1))*?(?<=[^\s])\1/g;
const EMPHASIS = /(?<![\\\w*])([*_])(?=[^\s*_])(?:[^*_\n]|\n(?!\s*\n))*?(?<=[^\s*_])\1(?![\w*])/g;
const KINDS = [
  ["code", CODE],
  ["strong", STRONG],
  ["em", EMPHASIS],
];

/**
 * Find what is set apart: as code, as strong, or as emphasised.
 * @returns {{tag: string, start: number, end: number, marks: [number, number][]}[]} UTF-16 ranges
 *   of the words, and of the signs around them, which need not be read
 */
export function setApart(text) {
  const found = [];
  for (const [tag, pattern] of KINDS) {
    for (const match of text.matchAll(pattern)) {
      const [from, to, width] = [match.index, match.index + match[0].length, match[1].length];
      const inCode = found.some((f) => f.tag === "code" && f.marks[0][0] < to && from < f.marks[1][1]);
      if (inCode) continue;
      const marks = [
        [from, from + width],
        [to - width, to],
      ];
      found.push({ tag, start: from + width, end: to - width, marks });
    }
  }
  return found;
}

/** Return the ranges of a table row's cells, without the bars and blanks between them. */
export function cells(text, { start, end }) {
  const bars = [...text.slice(start, end).matchAll(/(?<!\\)\|/g)].map((bar) => start + bar.index);
  const edges = [...bars, ...(bars.at(-1) === end - 1 ? [] : [end])];
  return edges.slice(1).map((edge, i) => {
    const own = text.slice(edges[i] + 1, edge);
    const from = edges[i] + 1 + (own.length - own.trimStart().length);
    return [from, Math.max(from, edge - (own.length - own.trimEnd().length))];
  });
}

/** Whether a row only rules off the head of a table: `|---|:-:|`. */
export function isRule(text, row) {
  const own = cells(text, row).map(([start, end]) => text.slice(start, end));
  return own.length > 0 && own.every((cell) => /^:?-+:?$/.test(cell));
}
