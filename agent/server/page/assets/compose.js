// The form: a question or a draft, with the documents to hold every claim against.

import { EvidenceField } from "./against.js";
import { EXAMPLE } from "./example.js";
import { freshId, h, put } from "./dom.js";
import { DocumentList } from "./documents.js";
import { place } from "./storage.js";
import { WorkspaceField } from "./workspace.js";

const KINDS = {
  check: { tab: "Check a draft", act: "Check every claim" },
  ask: { tab: "Ask the documents", act: "Ask" },
};

/** What is written, by field; it outlives a reload of the page, and ends with the tab. */
const KEPT = {
  draft: place("sessionStorage", "affidavit.draft"),
  context: place("sessionStorage", "affidavit.context"),
  question: place("sessionStorage", "affidavit.question"),
};

/** The composer; it keeps what was written while other views are shown. */
export class Composer {
  /** @param {(request: object) => void} onSubmit gets `{kind, path, body, workspace, documents}` */
  constructor(onSubmit) {
    this.onSubmit = onSubmit;
    this.kind = "check";
    this.documents = new DocumentList();
    this.#build();
    this.#restore();
    this.#show(this.question.input.value && !this.draft.input.value ? "ask" : "check");
  }

  /** Put back what was written before the page was loaded anew. */
  #restore() {
    for (const [name, kept] of Object.entries(KEPT)) this[name].input.value = kept.get() ?? "";
  }

  #keep() {
    for (const [name, kept] of Object.entries(KEPT)) kept.set(this[name].input.value);
  }

  #build() {
    this.draft = area("Draft", 11, "Paste the text to be checked: an answer of some model, a summary, a report …");
    this.context = line("What does it answer?", "Optional: the question that the draft answers");
    this.question = area("Question", 3, "How many days of leave can be carried over?");
    this.against = {
      check: new EvidenceField("Hold it against", "documents", this.documents, new WorkspaceField()),
      ask: new EvidenceField("Answer it from", "workspace", this.documents, new WorkspaceField({ adds: true })),
    };
    this.revisions = selection("If a claim fails", [
      ["", "Do as the policy says"],
      ["0", "Only report it"],
      ["1", "Correct, in one round"],
      ["2", "Correct, in two rounds"],
    ]);
    this.preset = selection("Policy", [
      ["", "This server’s"],
      ["strict", "Strict"],
      ["balanced", "Balanced"],
      ["lenient", "Lenient"],
    ]);
    this.error = h("p", { class: "form-error", role: "alert" });
    this.submit = h("button", { type: "submit", class: "primary" });
    this.tabs = tablist(KINDS, (kind) => this.#show(kind));
    this.panel = h("div", { class: "panel", role: "tabpanel", tabindex: "-1" });
    const form = h(
      "form",
      {
        novalidate: true,
        on: {
          submit: (event) => this.#send(event),
          keydown: (event) => this.#shortcut(event),
          input: () => {
            this.error.textContent = ""; // it may be mended now
            this.#keep();
          },
        },
      },
      this.tabs.element,
      this.panel,
      h(
        "div",
        { class: "form-foot" },
        h("div", { class: "form-choices" }, this.revisions.element, this.preset.element),
        h("div", { class: "form-act" }, h("kbd", { "aria-hidden": "true" }, "Ctrl ↵"), this.submit),
      ),
      this.error,
    );
    this.element = h(
      "section",
      { class: "composer", "aria-labelledby": "compose-title" },
      h("h1", { id: "compose-title" }, "Put it under oath."),
      h(
        "p",
        { class: "lead" },
        "Every claim of a text is held against your documents. You see the verdict, and the very words it rests on.",
      ),
      form,
    );
  }

  #show(kind) {
    this.kind = kind;
    this.tabs.choose(kind);
    this.panel.setAttribute("aria-labelledby", this.tabs.idOf(kind));
    this.submit.textContent = KINDS[kind].act;
    this.error.textContent = "";
    const fields = kind === "check" ? this.#checkFields() : [this.question.element];
    put(this.panel, [...fields, this.against[kind].element]);
    this.against[kind].choose(this.against[kind].source); // the documents may be with the other
  }

  #checkFields() {
    const example = h("button", { type: "button", class: "link", on: { click: () => this.#example() } }, "Try an example");
    return [
      h("div", { class: "draft-field" }, this.draft.element, example),
      this.context.element,
    ];
  }

  #example() {
    this.draft.input.value = EXAMPLE.draft;
    this.context.input.value = EXAMPLE.question;
    this.documents.set(EXAMPLE.documents);
    this.against.check.choose("documents");
    this.#keep();
    this.#show("check");
    this.submit.focus();
  }

  #shortcut(event) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  }

  async #send(event) {
    event.preventDefault();
    if (this.submit.disabled || !(await this.#filesAreIn())) return;
    const { request, problem, field } = this.kind === "check" ? this.#checkRequest() : this.#askRequest();
    this.error.textContent = problem ?? "";
    if (field?.matches("input, textarea")) field.setAttribute("aria-invalid", "true");
    if (problem) field?.focus();
    else this.onSubmit(request);
  }

  /** Wait for files on their way in; tell whether all could be used and the form is still shown. */
  async #filesAreIn() {
    const { kind } = this;
    const { pending, source } = this.against[kind];
    if (!pending) return true;
    this.error.textContent = "";
    this.submit.disabled = true;
    this.submit.textContent = "Reading the files …";
    const usable = await pending;
    this.submit.disabled = false;
    this.submit.textContent = KINDS[this.kind].act;
    return usable && this.kind === kind && this.against[kind].source === source;
  }

  #policy() {
    const [revisions, preset] = [this.revisions.input.value, this.preset.input.value];
    return { policy: { ...(preset && { preset }), ...(revisions && { max_revisions: Number(revisions) }) } };
  }

  #checkRequest() {
    const draft = this.draft.input.value;
    if (!draft.trim()) return { problem: "Paste the draft that is to be checked.", field: this.draft.input };
    const question = this.context.input.value.trim() || null;
    return this.#request("check", { draft, question });
  }

  #askRequest() {
    const question = this.question.input.value.trim();
    if (!question) return { problem: "Write a question.", field: this.question.input };
    return this.#request("ask", { question });
  }

  #request(kind, body) {
    const { problem, field, ...given } = this.against[kind].given();
    if (problem) return { problem, field };
    return { request: { kind, path: `v1/${kind}`, ...given, body: { ...body, ...given.body, context: this.#policy() } } };
  }
}

function area(label, rows, placeholder) {
  const id = freshId("field");
  const input = h("textarea", { id, rows, placeholder, spellcheck: "true" });
  input.addEventListener("input", () => input.removeAttribute("aria-invalid"));
  return { input, element: h("div", { class: "field" }, h("label", { for: id }, label), input) };
}

function line(label, placeholder) {
  const id = freshId("field");
  const input = h("input", { id, type: "text", placeholder });
  return { input, element: h("div", { class: "field" }, h("label", { for: id }, label), input) };
}

function selection(label, options) {
  const id = freshId("field");
  const input = h("select", { id }, options.map(([value, text]) => h("option", { value }, text)));
  return { input, element: h("div", { class: "field" }, h("label", { for: id }, label), input) };
}

/** Tabs with the keys of the ARIA pattern: arrows move and choose. */
export function tablist(kinds, onChoose, label = "What to do") {
  const names = Object.keys(kinds);
  const ids = Object.fromEntries(names.map((name) => [name, freshId("tab")]));
  const buttons = names.map((name) =>
    h(
      "button",
      { type: "button", role: "tab", id: ids[name], on: { click: () => onChoose(name), keydown: travel } },
      kinds[name].tab,
    ),
  );
  function travel(event) {
    const at = buttons.indexOf(event.currentTarget);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: names.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + names.length) % names.length;
    onChoose(names[next]);
    buttons[next].focus();
  }
  return {
    element: h("div", { class: "tabs", role: "tablist", "aria-label": label }, buttons),
    idOf: (name) => ids[name],
    choose(name) {
      buttons.forEach((button, i) => {
        button.setAttribute("aria-selected", String(names[i] === name));
        button.tabIndex = names[i] === name ? 0 : -1;
      });
    },
  };
}
