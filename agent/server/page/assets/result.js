// The result: statement on the left, ledger on the right, the seal above; filled while a run goes on.

import { announce } from "./announce.js";
import { tablist } from "./compose.js";
import { h, put } from "./dom.js";
import { capital, cautions, counted, downloads, figures, handling, headline, jurat } from "./findings.js";
import { Ledger } from "./ledger.js";
import { STAGES, entries, judged } from "./run.js";
import { Seal } from "./seal.js";
import { Statement } from "./statement.js";
import { LABELS, WORDS, count } from "./verdicts.js";
import { critique, views } from "./views.js";

/** Shows one run or one report. */
export class Result {
  /** @param {{onStop?: () => void, onReview?: () => void}} actions what its buttons do */
  constructor(sources, { onStop, onReview } = {}) {
    this.sources = sources;
    this.actions = { onStop, onReview };
    this.seal = new Seal();
    this.statement = new Statement((claimId) => this.#pick(claimId));
    this.ledger = new Ledger((claimId) => this.statement.highlight(claimId));
    this.title = h("h1", { class: "finding", tabindex: "-1" });
    this.question = h("p", { class: "asked" });
    this.status = h("div", { class: "status" });
    this.summary = h("div", { class: "summary" });
    this.problem = h("div", { role: "alert" });
    this.tools = h("div", { class: "sheet-tools" });
    const name = "Text of the statement";
    this.paper = h("div", { class: "paper", tabindex: "0", role: "group", "aria-label": name }, this.statement.element);
    this.foot = h("div", { class: "sheet-foot" });
    this.care = h("div", {});
    this.element = h(
      "article",
      { class: "result" },
      h(
        "header",
        { class: "verdict" },
        this.seal.element,
        h("div", { class: "verdict-text" }, this.question, this.title, this.status, this.summary),
      ),
      this.problem,
      (this.columns = h(
        "div",
        { class: "columns" },
        h("section", { class: "sheet", "aria-label": "Statement" }, this.tools, this.paper, this.foot),
        h(
          "section",
          { class: "docket", "aria-labelledby": "ledger-title" },
          this.care,
          h("h2", { id: "ledger-title" }, "Evidence ledger"),
          this.ledger.element,
        ),
      )),
    );
  }

  /** Show a run that goes on; `redraw` when the draft or its claims changed. */
  running(run, redraw) {
    const known = entries(run);
    this.element.dataset.state = "running";
    this.question.textContent = run.request.body.question ?? "";
    if (redraw) {
      this.statement.show(run.draft, known);
      this.ledger.show(known, this.sources);
      this.paper.toggleAttribute("data-empty", !run.draft);
    }
    this.seal.show(known, { confidence: run.verification?.confidence ?? null, word: "in session" });
    this.title.textContent = known.length ? `${judged(run)} of ${counted(known.length, "claim")} judged` : `${STAGES[run.stage]} …`;
    this.#progress(run);
  }

  /** Show a verdict that has just arrived. */
  rule(entry) {
    this.statement.rule(entry.claim.claim_id, entry.verdict.label);
    this.ledger.rule(entry);
  }

  #progress(run) {
    const stop = h("button", { type: "button", class: "quiet small", on: { click: this.actions.onStop } }, "Stop");
    const round = run.round ? ` · revision ${run.round}` : "";
    if (!this.status.hasChildNodes()) put(this.status, h("span", { class: "stage" }), stop);
    this.status.firstChild.textContent = `${STAGES[run.stage]}${round}`;
    if (known(run)) announce(spoken(run));
  }

  /** Show a report. */
  finished(report, { revisions = [], when = new Date().toISOString() } = {}) {
    const any = report.ledger.entries.length > 0;
    this.element.dataset.state = any && report.summary.is_grounded ? "grounded" : "open";
    const word = any ? report.summary.level.replace("_", " ") : "no claims";
    this.question.textContent = report.question ?? "";
    this.title.textContent = headline(report);
    this.seal.show(report.ledger.entries, { confidence: any ? report.summary.confidence : null, word });
    put(this.status);
    put(this.problem);
    put(this.summary, figures(report.summary), this.#risk(report));
    put(this.foot, critique(report.rounds[0]?.issues ?? []), jurat(report, when));
    put(this.care, cautions(report));
    this.paper.removeAttribute("data-empty");
    this.columns.hidden = false;
    this.#tabs(report, revisions);
  }

  #risk(report) {
    const { risk, review } = report;
    const decided = review ? ` · ${{ approve: "approved", edit: "edited", reject: "rejected" }[review.action]}${review.by ? ` by ${review.by}` : ""}` : "";
    return h("p", { class: "risk", data: { level: risk.level } }, `Risk ${risk.level} (${risk.score.toFixed(2)}) · ${handling(report)}${decided}`);
  }

  #tabs(report, revisions) {
    const offered = views(report, revisions);
    const several = Object.keys(offered).length > 1;
    const tabs = tablist(offered, (name) => show(name), "Versions of the statement");
    const show = (name) => {
      tabs.choose(name);
      if (several) this.paper.setAttribute("aria-labelledby", tabs.idOf(name));
      offered[name].show({ statement: this.statement, ledger: this.ledger, sources: this.sources, sheet: (e) => put(this.paper, e) });
    };
    this.paper.setAttribute("role", several ? "tabpanel" : "group");
    const save = downloads(report, (message) => put(this.problem, notice(message)));
    put(this.tools, several ? tabs.element : h("span", { class: "sheet-name" }, offered.answer.tab), save);
    show("answer");
  }

  /** Show that the answer waits for a person. */
  held(held, run) {
    this.finished(held.report, { revisions: run?.revisions });
    this.element.dataset.state = "held";
    this.title.textContent = "Held for review.";
    const decide = h("button", { type: "button", class: "primary", on: { click: this.actions.onReview } }, "Decide");
    put(this.status, h("span", { class: "stage" }, `${capital(held.reason)}.`), decide);
  }

  /** Show that the run failed; what was verified until then stays. */
  failed(error, onRetry) {
    this.element.dataset.state = "failed";
    this.columns.hidden = this.paper.hasAttribute("data-empty");
    this.title.textContent = error.name === "AbortError" ? "Stopped." : "The run did not finish.";
    put(this.status, h("button", { type: "button", on: { click: onRetry } }, "Try again"), h("a", { class: "button quiet", href: "#/" }, "Back to the form"));
    this.seal.show(this.statement.entries ?? [], { confidence: null, word: "adjourned" });
    if (error.name !== "AbortError") put(this.problem, notice(capital(error.message)));
    announce(`${this.title.textContent} ${error.name === "AbortError" ? "" : error.message}`);
  }

  #pick(claimId) {
    this.statement.highlight(claimId);
    this.ledger.open(claimId);
  }
}

function notice(message) {
  return h("p", { class: "notice" }, message);
}

const known = (run) => run.claims.size > 0;

function spoken(run) {
  const counts = count(entries(run));
  const parts = LABELS.filter((label) => counts[label]).map((label) => `${counts[label]} ${WORDS[label]}`);
  return `${judged(run)} of ${counted(run.claims.size, "claim")} judged. ${parts.join(", ")}`;
}
