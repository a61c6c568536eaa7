// What the others do, at once: one stream of events for each browser, held by the page that was
// shown last; others hear it from that page. A stream that died silently is found out by asking.
import { alone, found, lost } from "./lost.js";
import { game, here, last, refresh } from "./page.js";

const TICK = 1000;
const SILENCE = 20000; // without a word, after which is asked: streams die silently
const PULSE = 5000; // between signs of life of the page that holds the stream, to the others
const GAP = 150; // in which several changes become one

const me = String(Math.random());
let source = null;
let seen = 0;
let heard = 0;
let beat = 0;
let asking = false;
let pending = 0;
let channel = null;

export function begin() {
  if (!game()) return;
  seen = last();
  channel = "BroadcastChannel" in window ? new BroadcastChannel(`sideboards ${game()}`) : null;
  if (channel) channel.onmessage = ({ data }) => said(data);
  document.addEventListener("visibilitychange", () => (document.hidden ? rest() : lead()));
  addEventListener("pagehide", rest);
  addEventListener("pageshow", ({ persisted }) => persisted && lead());
  addEventListener("online", () => (rest(), lead()));
  document.addEventListener("lost", ask);
  document.addEventListener("found", changed);
  setInterval(tick, TICK);
  if (!document.hidden) lead();
}

function lead() {
  channel?.postMessage({ lead: me });
  open();
  ask();
}

function open() {
  source?.close();
  source = new EventSource(`${game()}/events?after=${seen}`);
  source.addEventListener("hello", alive);
  source.addEventListener("change", (event) => {
    alive();
    channel?.postMessage({ change: Number(event.lastEventId) });
    told(Number(event.lastEventId));
  });
  source.addEventListener("error", lost);
}

function rest() {
  if (!source) return;
  source.close();
  source = null;
  channel?.postMessage({ free: me });
}

// What the page that holds the stream says.
function said(data) {
  heard = Date.now();
  if (data.lead && source) {
    source.close();
    source = null;
  }
  if (data.change) told(data.change);
  if (data.free && !document.hidden) {
    const since = heard;
    setTimeout(() => heard === since && lead(), 100 + Math.random() * 300);
  }
}

function alive() {
  heard = Date.now();
  found();
}

function tick() {
  if (document.hidden) return;
  const silent = Date.now() - heard > SILENCE;
  if (silent && !source) return lead(); // the page that held the stream is gone without a word
  if (alone() || silent) ask();
  if (source && !alone() && Date.now() - beat > PULSE) {
    beat = Date.now();
    channel?.postMessage({ alive: me });
  }
  return null;
}

// What was missed, asked for without a stream: where none can be had, this is all there is.
async function ask() {
  if (asking) return;
  asking = true;
  try {
    const answer = await fetch(`${game()}/events?after=${seen}`, {
      headers: { Accept: "application/json" },
      signal: AbortSignal.timeout?.(5000),
    });
    if (answer.ok) {
      const { last: newest, events } = await answer.json();
      const broken = alone() || (source && events.length > 0 && Date.now() - heard > SILENCE);
      alive();
      if (newest !== seen) told(newest);
      if (source && (broken || source.readyState === EventSource.CLOSED)) open();
      if (source?.readyState === EventSource.CLOSED) heard = Date.now() - SILENCE + 3 * TICK;
    }
  } catch {
    lost();
  } finally {
    asking = false;
  }
}

function told(number) {
  if (number === seen) return;
  seen = number;
  if (seen !== last()) changed();
}

function changed() {
  clearTimeout(pending);
  pending = setTimeout(update, GAP);
}

async function update() {
  if (busy()) return changed();
  const address = here();
  try {
    await refresh();
  } catch {
    lost();
    return;
  }
  // Another page meanwhile, or one that was on its way before what is known by now.
  if (address !== here() || last() < seen) changed();
}

// Nobody's half-typed words are taken away, and no tap on its way.
function busy() {
  const field = document.activeElement;
  const typing = field?.matches?.("input:not([type=hidden], [type=file], [type=checkbox]), select") && field.value !== field.defaultValue;
  return typing || document.body.dataset.sending === "yes";
}
