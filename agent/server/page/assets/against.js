// What a run holds claims against: documents given here, or an indexed workspace.

import { freshId, h, put } from "./dom.js";

/** The choice between the two; the documents may be those of other fields as well. */
export class EvidenceField {
  /**
   * @param {string} legend what the choice is for
   * @param {"documents"|"workspace"} source what is chosen at first
   * @param {DocumentList} documents
   * @param {WorkspaceField} workspace
   */
  constructor(legend, source, documents, workspace) {
    this.fields = { documents, workspace };
    this.where = h("div", {});
    this.choices = {
      documents: choice("documents given here", () => this.choose("documents")),
      workspace: choice("an indexed workspace", () => this.choose("workspace")),
    };
    const name = freshId("against");
    for (const { input } of Object.values(this.choices)) input.name = name;
    this.element = h(
      "fieldset",
      { class: "against" },
      h("legend", {}, legend),
      Object.values(this.choices).map(({ element }) => element),
      this.where,
    );
    this.choose(source);
  }

  /** Choose a source, and show the field for it. */
  choose(source) {
    this.source = source;
    this.choices[source].input.checked = true;
    put(this.where, this.fields[source].element);
  }

  /** Files on their way into what is chosen: a promise, or nothing. */
  get pending() {
    return this.fields[this.source].intake?.pending;
  }

  /** Return what a request names of it, `{body, workspace, documents}`, or `{problem, field}`. */
  given() {
    if (this.source === "workspace") {
      const workspace = this.fields.workspace.value;
      return { body: { workspace }, workspace, documents: [] };
    }
    const documents = this.fields.documents.given();
    if (documents.length) return { body: { documents }, workspace: null, documents };
    const problem = "Add at least one document, or choose an indexed workspace.";
    return { problem, field: this.fields.documents.add };
  }
}

function choice(label, onChoose) {
  const id = freshId("choice");
  const input = h("input", { id, type: "radio" });
  input.addEventListener("change", onChoose);
  return { input, element: h("span", { class: "choice" }, input, h("label", { for: id }, label)) };
}
