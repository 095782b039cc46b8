// The texts that quotes were taken from: those on this page, or those of a workspace.

import { get } from "./api.js";
import { Offsets } from "./text.js";

/** Finds the source text around a quote; what was found once is kept. */
export class Sources {
  /**
   * @param {object} where
   * @param {{title: string, text: string}[]} [where.documents] given with the request
   * @param {string|null} [where.workspace] where the other documents are indexed
   * @param {string|null} [where.record] the audit record that may keep what was given
   */
  constructor({ documents = [], workspace = null, record = null } = {}) {
    this.documents = documents;
    this.workspace = workspace;
    this.record = record;
    this.known = new Map();
  }

  /**
   * Find a quote in its source.
   * @returns {Promise<{text: string, start: number, end: number}>} UTF-16 offsets
   * @throws {Error} saying why the text cannot be shown
   */
  async find(evidence) {
    const own = this.documents.filter((d) => d.title === evidence.title);
    for (const { text } of own) {
      const place = located(text, evidence);
      if (place) return place;
    }
    const place = located(await this.#stored(evidence.document_id), evidence);
    if (!place) throw new Error("The document has changed since: the quote is no longer in it.");
    return place;
  }

  async #stored(documentId) {
    if (this.workspace) {
      const query = new URLSearchParams({ workspace: this.workspace });
      return (await this.#once(`v1/documents/${encodeURIComponent(documentId)}?${query}`)).text;
    }
    const path = `v1/audits/${encodeURIComponent(this.record ?? "")}/documents`;
    const { documents } = this.record ? await this.#once(path) : { documents: [] };
    const found = documents.find((document) => document.document_id === documentId);
    if (!found) throw new Error("The text of this document came with the request and was not kept.");
    return found.text;
  }

  /** Get a reply once, however many quotes need it; a failure may be asked for again. */
  #once(path) {
    if (!this.known.has(path)) {
      this.known.set(path, get(path));
      this.known.get(path).catch(() => this.known.delete(path));
    }
    return this.known.get(path);
  }
}

function located(text, { span, quote }) {
  const [start, end] = new Offsets(text).range(span);
  return text.slice(start, end) === quote ? { text, start, end } : null;
}
