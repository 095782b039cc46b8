// The theme, and the access key of servers that want one.

import { key } from "./api.js";
import { freshId, h } from "./dom.js";
import { modal } from "./modal.js";
import { place } from "./storage.js";

const chosen = place("localStorage", "affidavit.theme");
const NEXT = { system: "light", light: "dark", dark: "system" };
const WORDS = { system: "as the system", light: "light", dark: "dark" };

/** Make the theme button work. */
export function theme(button) {
  const current = () => document.documentElement.dataset.theme ?? "system";
  const label = () => {
    button.setAttribute("aria-label", `Theme: ${WORDS[current()]}`);
    button.title = `Theme: ${WORDS[current()]}`;
  };
  button.addEventListener("click", () => {
    const next = NEXT[current()];
    if (next === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
    chosen.set(next);
    label();
  });
  label();
}

/**
 * Ask for an access key.
 * @param {string} why what the server said
 * @param {() => void} onKey called when one was entered
 */
export function askForKey(why, onKey) {
  const id = freshId("key");
  const input = h("input", { id, type: "password", autocomplete: "off", value: key.get() ?? "" });
  const form = h(
    "form",
    { method: "dialog" },
    h("div", { class: "field" }, h("label", { for: id }, "Access key"), input),
    h("p", { class: "hint" }, "Kept until this tab is closed, and sent to this server only."),
    h(
      "div",
      { class: "modal-acts" },
      h("button", { type: "button", class: "quiet", on: { click: () => save("") } }, "Forget the key"),
      h("button", { type: "submit", class: "primary" }, "Use this key"),
    ),
  );
  const save = (value) => {
    key.set(value);
    dialog.close();
    onKey();
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    save(input.value.trim());
  });
  const dialog = modal({ title: "Access key", lead: why, class: "narrow" }, form);
  input.focus();
}
