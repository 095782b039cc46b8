// What is known of a run, built from its events alone; no element is touched here.

/** Return the state of a run that has just been asked for. */
export function begin(request) {
  return {
    kind: request.kind,
    request,
    started: performance.now(),
    draft: request.kind === "check" ? request.body.draft : "",
    round: 0,
    claims: new Map(),
    issues: [],
    chunks: [],
    questions: [],
    revisions: [],
    verification: null,
    stage: request.kind === "check" ? "critique" : "plan",
    report: null,
    review: null,
  };
}

/** What the run is doing, in words. */
export const STAGES = {
  plan: "Reading the question",
  retrieve: "Looking through the documents",
  generate: "Drafting an answer",
  critique: "Looking for weak points",
  verify: "Holding each claim against the documents",
  revise: "Mending what did not hold",
  review: "Waiting for a person",
  done: "Done",
};

const APPLY = {
  plan(run, event) {
    run.questions = event.plan.sub_questions;
    run.stage = "retrieve";
  },
  chunks(run, event) {
    run.chunks = event.chunks;
    if (run.kind === "ask") run.stage = "generate";
  },
  draft(run, event) {
    run.draft = event.draft;
    run.round = event.round;
    if (!event.continues) run.claims = new Map();
    run.stage = event.round === 0 ? "critique" : "verify";
  },
  issue(run, event) {
    run.issues.push(event.issue);
  },
  claim(run, event) {
    run.claims.set(event.claim.claim_id, { claim: event.claim, verdict: null, evidence: [] });
    run.stage = "verify";
  },
  verdict(run, event) {
    const entry = run.claims.get(event.claim_id);
    if (entry) entry.verdict = event.verdict;
  },
  verification(run, event) {
    run.verification = event;
  },
  revision(run, event) {
    run.revisions.push(event);
    run.stage = "revise";
  },
  review(run, event) {
    run.review = { threadId: event.thread_id, ...event.review };
    run.stage = "review";
  },
  final(run, event) {
    run.report = event.report;
    run.stage = "done";
  },
};

/**
 * Take one event; kinds that a newer server may add are left alone.
 * @returns {boolean} whether the draft or its claims changed, not only a verdict
 */
export function hear(run, event) {
  APPLY[event.type]?.(run, event);
  return ["draft", "claim", "final", "review"].includes(event.type);
}

/** Return the entries of the round under way. */
export function entries(run) {
  return [...run.claims.values()];
}

/** Return how many claims of the round under way have their verdict. */
export function judged(run) {
  return entries(run).filter((entry) => entry.verdict).length;
}
