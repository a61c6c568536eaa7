// The screen stays on while a photo is taken, sent or read, and while the others are waited for.
// Only a page that came over a secure connection can ask for it; no other one needs it.
import { stateOf } from "./page.js";

const LONGEST = 600000; // a phone that is forgotten on the table may go to sleep after ten minutes
const WAITING = ["queued", "reading"];

let lock = null;
let since = Date.now();

export function begin() {
  if (!("wakeLock" in navigator)) return;
  for (const each of ["shown", "sending", "visibilitychange"]) document.addEventListener(each, look);
  document.addEventListener("click", ({ target }) => {
    since = Date.now();
    if (target.matches?.("[capture]")) hold();
  });
  setInterval(look, LONGEST / 10);
  look();
}

const wanted = () =>
  Date.now() - since < LONGEST &&
  (!document.querySelector("#sending").hidden ||
    WAITING.includes(stateOf()) ||
    (document.body.dataset.page === "table" && stateOf() === "open"));

function look() {
  if (document.hidden) return;
  if (wanted()) hold();
  else release();
}

async function hold() {
  if (lock && !lock.released) return;
  lock = await navigator.wakeLock.request("screen").catch(() => null); // low battery: then not
}

function release() {
  lock?.release?.();
  lock = null;
}
