// The review dialog: a person decides on an answer that the policy holds back.

import { post } from "./api.js";
import { asRead } from "./blocks.js";
import { freshId, h } from "./dom.js";
import { capital, counted } from "./findings.js";
import { modal } from "./modal.js";
import { unwrapped } from "./text.js";
import { WORDS } from "./verdicts.js";

const CHOICES = {
  approve: { name: "Approve", act: "Approve", meaning: "The answer goes out as it is." },
  edit: { name: "Edit", act: "Verify the edit", meaning: "Your text is verified again before it goes out." },
  reject: { name: "Reject", act: "Reject", meaning: "The answer is withheld; the ledger is kept." },
};

/**
 * Ask for the decision.
 * @param {{threadId: string, reason: string, report: object, error: string|null}} held
 * @param {(reply: object) => void} onDecided gets what the server returned: the report, or a
 *   `{status: "review"}` when it holds the answer again
 */
export function review(held, onDecided) {
  const { report } = held;
  const text = h("textarea", { id: freshId("field"), rows: 9 });
  text.value = unwrapped(report.answer);
  const by = h("input", { id: freshId("field"), type: "text", autocomplete: "name" });
  const edited = h("div", { class: "field", hidden: true }, h("label", { for: text.id }, "Edited answer"), text);
  const problem = h("p", { class: "form-error", role: "alert" }, held.error);
  const act = h("button", { type: "submit", class: "primary", disabled: true }, "Decide");
  let action = null;
  const choose = (value) => {
    action = value;
    act.disabled = false;
    edited.hidden = value !== "edit";
    shown.hidden = value === "edit";
    act.textContent = CHOICES[value].act;
    act.dataset.action = value;
  };
  const shown = h("blockquote", { class: "held", tabindex: "0", "aria-label": "Held answer" }, asRead(report.answer));
  const form = h(
    "form",
    {},
    h("ul", { class: "held-flags" }, findings(report).map((line) => h("li", {}, line))),
    shown,
    failing(report),
    h("fieldset", { class: "decision" }, h("legend", {}, "Decision"), Object.keys(CHOICES).map((value) => option(value, choose))),
    edited,
    h("div", { class: "field" }, h("label", { for: by.id }, "Your name, for the record"), by),
    problem,
    h("div", { class: "modal-acts" }, h("button", { type: "button", class: "quiet", on: { click: () => dialog.close() } }, "Decide later"), act),
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (!action) return;
    act.disabled = true;
    problem.textContent = "";
    try {
      const body = { action, by: by.value.trim(), ...(action === "edit" ? { text: text.value } : {}) };
      const reply = await post(`v1/reviews/${encodeURIComponent(held.threadId)}`, body);
      dialog.close();
      onDecided(reply);
    } catch (error) {
      problem.textContent = error.message;
      act.disabled = false;
    }
  });
  const dialog = modal({ title: "This answer waits for you", lead: `${capital(held.reason)}.`, class: "review", stays: true }, form);
  form.querySelector("input[type=radio]").focus();
}

function option(value, choose) {
  const id = freshId("choice");
  const { name, meaning } = CHOICES[value];
  const input = h("input", { id, type: "radio", name: "action", value });
  input.addEventListener("change", () => choose(value));
  return h("div", { class: "choice" }, input, h("label", { for: id }, h("b", {}, name), ` ${meaning}`));
}

/** Return the claims that fail, the gravest first, each with its verdict; null if none does. */
function failing({ ledger }) {
  const wrong = ["contradicted", "not_found", "unassessed", "weak"].flatMap((label) =>
    ledger.entries.filter((entry) => entry.verdict.label === label),
  );
  if (!wrong.length) return null;
  const items = wrong.map(({ claim, verdict }) =>
    h("li", { data: { verdict: verdict.label } }, h("b", {}, WORDS[verdict.label]), ` ${claim.text}`),
  );
  return h("ul", { class: "held-claims", "aria-label": "Claims that fail" }, items);
}

function findings({ summary, risk }) {
  const failing = [
    [summary.claims_contradicted, "contradicted"],
    [summary.claims_not_found, "not found"],
    [summary.claims_unassessed, "unassessed"],
    [summary.claims_weak, "weak"],
  ];
  return [
    `Risk ${risk.level}, score ${risk.score.toFixed(2)}`,
    `Coverage ${Math.round(summary.coverage * 100)} %, ${counted(summary.claims_checked, "claim")}`,
    ...failing.filter(([n]) => n).map(([n, word]) => `${n} ${word}`),
    ...new Set(risk.flags.map((flag) => flag.description)),
  ];
}
