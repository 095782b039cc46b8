// Calls to the server. Addresses are relative to the page, so that it works below any prefix.

import { place } from "./storage.js";
import { events } from "./stream.js";

const RETRIES = 4; // in a row; the server keeps a run that nobody follows a little longer than they take
const LAST = ["final", "review"];

/** A reply that is no success, with what the server said. */
export class ServerError extends Error {
  constructor(status, message, body = null) {
    super(message);
    this.status = status;
    this.body = body;
  }

  /** Whether another key might help. */
  get wantsKey() {
    return this.status === 401 || this.status === 403;
  }
}

/** The access key of this tab; it is gone when the tab is closed. */
export const key = place("sessionStorage", "affidavit.key");

function headers(more = {}) {
  return key.get() ? { Authorization: `Bearer ${key.get()}`, ...more } : more;
}

async function send(path, options = {}) {
  let response;
  try {
    response = await fetch(new URL(path, document.baseURI), { cache: "no-store", ...options });
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw new ServerError(0, "The server cannot be reached. Is it still running?");
  }
  if (!response.ok) throw await refusal(response);
  return response;
}

async function refusal(response) {
  const text = await response.text();
  let body = null;
  try {
    body = JSON.parse(text);
  } catch {
    // Not everything between here and the server answers in JSON.
  }
  const given = body?.error?.message ?? body?.detail ?? body?.message;
  const said = typeof given === "string" ? given : text.trim().slice(0, 300);
  return new ServerError(response.status, said || `The server answered ${response.status}.`, body);
}

/** Get JSON. */
export async function get(path) {
  return (await send(path, { headers: headers({ Accept: "application/json" }) })).json();
}

/** Get a reply as text of the media type `accept`. */
export async function getText(path, accept) {
  return (await send(path, { headers: headers({ Accept: accept }) })).text();
}

/** Post JSON and get JSON. */
export async function post(path, body) {
  return (await send(path, json(body, "application/json"))).json();
}

/** Post a form with files and get JSON. */
export async function upload(path, form, signal) {
  return (await send(path, { method: "POST", headers: headers(), body: form, signal })).json();
}

/**
 * Post JSON and read the events of the reply; a connection that breaks is taken up again.
 * @yields {object} one event each, as the server typed it
 * @throws {ServerError} also for an `error` event
 */
export async function* run(path, body, signal) {
  let response = await send(path, { ...json(body, "text/event-stream"), signal });
  const id = response.headers.get("X-Run-Id");
  let last = "";
  for (let attempt = 0; ; attempt += 1) {
    try {
      response ??= await send(`v1/runs/${encodeURIComponent(id)}/events`, { headers: following(last), signal });
      for await (const message of events(response.body)) {
        last = message.id;
        attempt = 0;
        const event = JSON.parse(message.data);
        if (event.type === "error") throw new ServerError(event.status ?? 500, event.error.message, event);
        yield event;
        if (LAST.includes(event.type)) return;
      }
      // Something between here and the server may end a stream that it does not understand.
      if (attempt === RETRIES || !id) return;
    } catch (error) {
      if (!isBroken(error) || attempt === RETRIES || !id) throw lost(error);
    }
    response = null;
    await pause(500 * 2 ** attempt, signal);
  }
}

function following(last) {
  return headers({ Accept: "text/event-stream", ...(last ? { "Last-Event-ID": last } : {}) });
}

/** Whether the connection broke: fetch and its streams say so with a TypeError. */
function isBroken(error) {
  return error instanceof TypeError || (error instanceof ServerError && error.status === 0);
}

/** Wait, unless `signal` ends it all. */
async function pause(milliseconds, signal) {
  await new Promise((done) => setTimeout(done, milliseconds));
  signal?.throwIfAborted();
}

function lost(error) {
  return error instanceof TypeError ? new ServerError(0, "The connection to the server broke.") : error;
}

function json(body, accept) {
  return {
    method: "POST",
    headers: headers({ "Content-Type": "application/json", Accept: accept }),
    body: JSON.stringify(body),
  };
}
