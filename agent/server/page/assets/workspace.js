// The choice of a workspace, and files added to it.

import { announce } from "./announce.js";
import { get, upload } from "./api.js";
import { freshId, h, put } from "./dom.js";
import { dropZone } from "./documents.js";
import { ACCEPTED } from "./files.js";
import { Intake } from "./intake.js";
import { place } from "./storage.js";

const remembered = place("localStorage", "affidavit.workspace");

/** A field for the name of a workspace, filled with those that there are. */
export class WorkspaceField {
  constructor({ adds = false } = {}) {
    const [id, listId] = [freshId("field"), freshId("names")];
    this.input = h("input", {
      id,
      type: "text",
      list: listId,
      value: remembered.get() ?? "default",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      pattern: "[a-z0-9_\\-]{1,64}",
    });
    this.names = h("datalist", { id: listId });
    this.note = h("p", { class: "hint" });
    this.input.addEventListener("focus", () => this.#learn());
    this.input.addEventListener("change", () => this.#look());
    this.element = h(
      "div",
      { class: "workspace" },
      h("div", { class: "field" }, h("label", { for: id }, "Workspace"), this.input, this.names, this.note),
      adds && this.#adder(),
    );
    this.#look();
  }

  /** The name that is chosen. */
  get value() {
    const name = this.input.value.trim() || "default";
    remembered.set(name);
    return name;
  }

  async #learn() {
    try {
      const { workspaces } = await get("v1/workspaces");
      put(this.names, workspaces.map((value) => h("option", { value })));
    } catch {
      // Names are only a convenience; a run says what is wrong.
    }
  }

  async #look() {
    try {
      const query = new URLSearchParams({ workspace: this.input.value.trim() || "default", limit: 1 });
      const { total } = await get(`v1/documents?${query}`);
      this.note.textContent = total === 1 ? "1 document" : `${total.toLocaleString("en")} documents`;
    } catch (error) {
      this.note.textContent = error.status === 404 ? "No documents yet" : "";
    }
  }

  #adder() {
    const input = h("input", { type: "file", multiple: true, accept: ACCEPTED, class: "unseen", tabindex: "-1", "aria-hidden": "true" });
    const result = h("div", { class: "added", role: "status" });
    const choose = h("button", { type: "button", on: { click: () => input.click() } }, "Add files");
    const take = async (files) => {
      if (!files.length) return true;
      zone.classList.add("busy");
      put(result, h("p", {}, `Indexing ${files.length === 1 ? files[0].name : `${files.length} files`} …`));
      let usable = false;
      try {
        const reply = await upload("v1/documents", form(files, this.value));
        usable = !reply.failures.length;
        put(result, added(reply));
        announce("Documents indexed");
      } catch (error) {
        put(result, h("p", { class: "form-error" }, error.message));
      }
      zone.classList.remove("busy");
      this.#look();
      return usable;
    };
    this.intake = new Intake(take);
    input.addEventListener("change", () => this.intake.accept([...input.files]).then(() => (input.value = "")));
    const zone = dropZone(
      (files) => this.intake.accept(files),
      h("p", {}, "Drop files to add them to this workspace"),
      h("p", { class: "hint" }, "They are indexed and stay there. Unchanged files cost nothing."),
      h("div", { class: "drop-acts" }, choose, input),
      result,
    );
    return zone;
  }
}

function form(files, workspace) {
  const data = new FormData();
  data.append("workspace", workspace);
  for (const file of files) data.append("files", file, file.name);
  return data;
}

function added({ added: fresh, updated, unchanged, failures }) {
  const parts = [
    fresh && `${fresh} added`,
    updated && `${updated} updated`,
    unchanged && `${unchanged} unchanged`,
  ].filter(Boolean);
  return [
    h("p", {}, parts.length ? `${parts.join(", ")}.` : "Nothing was added."),
    failures.map(({ source, reason }) => h("p", { class: "form-error" }, `${source.split("/").at(-1)}: ${reason}`)),
  ].flat();
}
