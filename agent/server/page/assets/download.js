// A report as a file.

import { getText } from "./api.js";
import { h } from "./dom.js";

export const FORMATS = {
  json: { name: "JSON", type: "application/json", suffix: "json" },
  markdown: { name: "Markdown", type: "text/markdown", suffix: "md" },
  html: { name: "HTML", type: "text/html", suffix: "html" },
};

/** Save `report` in a format; all but JSON are made by the server from the audit record. */
export async function download(report, format) {
  const { type, suffix } = FORMATS[format];
  const path = `v1/audits/${encodeURIComponent(report.audit_id)}?format=${format}`;
  const content = format === "json" ? `${JSON.stringify(report, null, 2)}\n` : await getText(path, type);
  const address = URL.createObjectURL(new Blob([content], { type }));
  h("a", { href: address, download: `affidavit-${report.audit_id || "report"}.${suffix}` }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
