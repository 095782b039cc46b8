// The documents of a run: dropped, chosen, or pasted.

import { announce } from "./announce.js";
import { freshId, h, put } from "./dom.js";
import { ACCEPTED, read } from "./files.js";
import { counted } from "./findings.js";
import { Intake } from "./intake.js";

/** A list of documents that the user fills. */
export class DocumentList {
  constructor() {
    this.items = [];
    this.list = h("ul", { class: "documents" });
    this.problems = h("div", { class: "form-error", role: "alert" });
    this.input = h("input", { type: "file", multiple: true, accept: ACCEPTED, class: "unseen", tabindex: "-1", "aria-hidden": "true" });
    this.intake = new Intake((files) => this.#take(files));
    this.input.addEventListener("change", () => this.intake.accept([...this.input.files]).then(() => (this.input.value = "")));
    this.add = h("button", { type: "button", on: { click: () => this.input.click() } }, "Choose files");
    const paste = h("button", { type: "button", class: "quiet", on: { click: () => this.#paste() } }, "Paste a text");
    this.zone = dropZone(
      (files) => this.intake.accept(files),
      h("p", {}, "Drop files here"),
      h("p", { class: "hint" }, "Text, Markdown, HTML, PDF, Word, PowerPoint, CSV, Excel. They are used for this run, not indexed."),
      h("div", { class: "drop-acts" }, this.add, paste, this.input),
    );
    this.element = h("div", { class: "given" }, this.list, this.zone, this.problems);
  }

  /** Put `documents` in place of those there are. */
  set(documents) {
    this.items = documents.map((d) => ({ ...d }));
    this.#draw();
  }

  /**
   * Return the documents that have text, as the server takes them. Where pages and rows stand is
   * known while a text is as it was read.
   */
  given() {
    const filled = this.items.filter(({ text }) => text.trim());
    const used = new Map();
    return filled.map(({ title, text, date, locators, read }, i) => {
      const wanted = title.trim() || `Document ${i + 1}`;
      const times = used.get(wanted) ?? 0;
      used.set(wanted, times + 1);
      return { title: times ? `${wanted} (${times + 1})` : wanted, text, ...(date ? { date } : {}), ...(read === text && { locators }) };
    });
  }

  async #take(files) {
    put(this.problems);
    this.zone.classList.add("busy");
    const { documents, failures } = await read(files);
    this.zone.classList.remove("busy");
    this.items.push(...documents);
    put(this.problems, failures.map((f) => h("p", {}, f)));
    this.#draw();
    if (documents.length) {
      announce(`${counted(documents.length, "document")} added`);
      this.element.dispatchEvent(new Event("input", { bubbles: true }));
    }
    return !failures.length;
  }

  #paste() {
    this.items.push({ title: "", text: "", open: true });
    this.#draw();
    this.list.lastElementChild.querySelector("input").focus();
  }

  #draw() {
    put(this.list, this.items.map((item) => this.#item(item)));
  }

  #item(item) {
    const [titleId, textId] = [freshId("field"), freshId("field")];
    const name = h("span", { class: "document-name" });
    const size = h("span", { class: "document-size" });
    const label = () => {
      name.textContent = item.title.trim() || "Untitled document";
      size.textContent = `${item.text.length.toLocaleString("en")} characters`;
    };
    label();
    const keep = (key) => (event) => {
      item[key] = event.target.value;
      label();
    };
    const text = h("textarea", { id: textId, rows: 7, on: { input: keep("text") } });
    text.value = item.text;
    const remove = h("button", { type: "button", class: "quiet icon-only" }, "✕");
    remove.setAttribute("aria-label", `Remove ${item.title.trim() || "this document"}`);
    remove.addEventListener("click", () => {
      this.items = this.items.filter((other) => other !== item);
      this.#draw();
      this.add.focus();
    });
    return h(
      "li",
      {},
      h(
        "details",
        { open: item.open ?? false, on: { toggle: (event) => (item.open = event.target.open) } },
        h("summary", {}, name, size),
        h("div", { class: "field" }, h("label", { for: titleId }, "Title"), h("input", { id: titleId, type: "text", value: item.title, on: { input: keep("title") } })),
        h("div", { class: "field" }, h("label", { for: textId }, "Text"), text),
      ),
      remove,
    );
  }
}

/** Return an area that takes dropped files. */
export function dropZone(onFiles, ...children) {
  const zone = h("div", { class: "drop" }, children);
  const hold = (event) => {
    if (![...event.dataTransfer.types].includes("Files")) return;
    event.preventDefault();
    zone.classList.add("over");
  };
  zone.addEventListener("dragenter", hold);
  zone.addEventListener("dragover", hold);
  zone.addEventListener("dragleave", (event) => {
    if (!zone.contains(event.relatedTarget)) zone.classList.remove("over");
  });
  zone.addEventListener("drop", (event) => {
    event.preventDefault();
    zone.classList.remove("over");
    onFiles([...event.dataTransfer.files]);
  });
  return zone;
}
