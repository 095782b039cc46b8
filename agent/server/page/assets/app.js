// The page: which view is shown, and the runs that it starts.

import { announce } from "./announce.js";
import { ServerError, get, key, run as stream } from "./api.js";
import { Composer } from "./compose.js";
import { h, put } from "./dom.js";
import { capital, headline } from "./findings.js";
import { records } from "./records.js";
import { Result } from "./result.js";
import { review } from "./review.js";
import { begin, hear } from "./run.js";
import { askForKey, theme } from "./settings.js";
import { Sources } from "./sources.js";

const main = document.getElementById("main");
const keyButton = document.getElementById("open-key");
const composer = new Composer((request) => start(request));
let current = null;

const ROUTES = [
  [/^#\/records\/([\w-]+)$/, (id) => showRecord(id), "records"],
  [/^#\/records$/, () => records(main, adopt), "records"],
  [/^#\/result$/, () => showCurrent(), "result"],
  [/.*/, () => showComposer(), "compose"],
];

/** Show the view that the address names. */
async function navigate() {
  const [match, show, section] = ROUTES.map(([p, s, name]) => [p.exec(location.hash), s, name]).find(([m]) => m);
  for (const link of document.querySelectorAll(".masthead nav a")) {
    if (link.dataset.view === section) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  scrollTo(0, 0);
  try {
    await show(...match.slice(1));
  } catch (error) {
    complain(error, navigate);
  }
}

function showComposer() {
  put(main, composer.element);
  document.title = "Affidavit";
}

function showCurrent() {
  if (!current) location.replace("#/");
  else if (main.firstElementChild !== current.view.element) put(main, current.view.element);
}

/** Make `job` the one that the link Result leads to, and show it. */
function present(job) {
  current?.abort.abort();
  current = job;
  document.querySelector("[data-view=result]").hidden = false;
  put(main, job.view.element);
  if (location.hash === "#/result") navigate();
  else location.hash = "#/result";
}

async function showRecord(id) {
  put(main, h("p", { class: "hint" }, "Opening the record …"));
  const { record, report } = await get(`v1/audits/${encodeURIComponent(id)}`);
  const view = new Result(new Sources({ workspace: record.workspace || null, record: id }));
  put(main, view.element);
  view.finished(report, { when: record.created });
  document.title = `${headline(report)} Affidavit`;
  view.title.focus({ preventScroll: true });
}

/** Start a run and follow it to its end; one that goes on is given up. */
async function start(request) {
  const abort = new AbortController();
  const job = { request, abort, sources: new Sources(request) };
  job.view = new Result(job.sources, { onStop: () => abort.abort(), onReview: () => decide(job) });
  present(job);
  try {
    await follow(job);
  } catch (error) {
    cancelAnimationFrame(job.frame);
    if (error instanceof ServerError && error.wantsKey) wantKey(error, () => start(request));
    job.view.failed(error, () => start(request));
  }
}

async function follow(job) {
  const { request, view, abort } = job;
  const run = (job.run = begin(request));
  view.running(run, true);
  view.title.focus({ preventScroll: true });
  for await (const event of stream(request.path, request.body, abort.signal)) {
    const redraw = hear(run, event);
    if (run.report || run.review) continue;
    draw(job, redraw);
    if (event.type === "verdict" && run.claims.has(event.claim_id)) job.pending.push(run.claims.get(event.claim_id));
  }
  cancelAnimationFrame(job.frame);
  if (run.report) finish(job, run.report);
  else if (run.review) hold(job);
  else throw new ServerError(0, "The connection ended before the report came.");
}

/** Draw at most once a frame, however fast the events come. */
function draw(job, redraw) {
  job.pending ??= [];
  job.redraw ||= redraw;
  job.frame ??= requestAnimationFrame(() => {
    job.frame = undefined;
    job.view.running(job.run, job.redraw);
    if (!job.redraw) for (const entry of job.pending) job.view.rule(entry);
    job.pending = [];
    job.redraw = false;
  });
}

function finish(job, report) {
  job.view.finished(report, { revisions: job.run.revisions });
  document.title = `${headline(report)} Affidavit`;
  announce(headline(report));
}

function hold(job) {
  job.view.held(job.run.review, job.run);
  announce("The answer is held for review.");
  decide(job);
}

function decide(job) {
  review(job.run.review, (reply) => {
    if (reply.status !== "review") return finish(job, reply);
    job.run.review = { threadId: reply.thread_id, ...reply.review };
    return hold(job);
  });
}

/** Take up an answer that waits for a person since an earlier visit. */
function adopt(held) {
  const job = { request: { documents: [] }, abort: new AbortController(), sources: new Sources() };
  job.run = { review: { threadId: held.thread_id, ...held.review }, revisions: [] };
  job.view = new Result(job.sources, { onReview: () => decide(job) });
  present(job);
  hold(job);
}

function complain(error, onRetry) {
  if (error instanceof ServerError && error.wantsKey) wantKey(error, onRetry);
  const retry = h("button", { type: "button", on: { click: onRetry } }, "Try again");
  put(main, h("section", { class: "failure", role: "alert" }, h("h1", {}, "That did not work."), h("p", {}, capital(error.message)), retry));
}

function wantKey(error, onKey) {
  keyButton.hidden = false;
  askForKey(key.get() ? `${capital(error.message)}.` : "This server asks for a key.", onKey);
}

keyButton.hidden = !key.get();
keyButton.addEventListener("click", () => askForKey("This server asks for a key.", navigate));
theme(document.getElementById("toggle-theme"));
addEventListener("hashchange", () => {
  if (location.hash !== "#main") navigate(); // the skip link moves the focus, not the page
});
navigate();
