// Dialogs: the browser's own, which keeps the focus inside and gives it back.

import { freshId, h } from "./dom.js";

/**
 * Open a dialog.
 * @param {{title: string, lead?: string, class?: string, stays?: boolean}} about `stays`: only
 *   its own buttons close it
 * @returns {HTMLDialogElement} removed from the page when it closes
 */
export function modal(about, ...children) {
  const id = freshId("dialog");
  const close = h("button", { type: "button", class: "quiet icon-only close", "aria-label": "Close" }, "✕");
  const dialog = h(
    "dialog",
    { class: `modal ${about.class ?? ""}`, "aria-labelledby": id },
    h(
      "header",
      {},
      h("div", {}, h("h2", { id }, about.title), about.lead && h("p", { class: "lead" }, about.lead)),
      !about.stays && close,
    ),
    children,
  );
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog && !about.stays) dialog.close();
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
