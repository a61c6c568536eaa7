// Taps and touched drawers in place. A tap stays on the phone until it was answered: after a lost
// network, a reload or a server that was started again it is sent by itself.
import { found, lost, stay } from "./lost.js";
import { ask, here, parsed, show } from "./page.js";

const STORE = "sideboards-taps";
const newer = new Map(); // what a version of a player became by an own tap
let sending = false;

export function begin() {
  document.addEventListener("submit", tapped);
  document.addEventListener("click", touched);
  document.addEventListener("shown", ({ detail }) => {
    const first = document.querySelector("[data-first]");
    if (first && ["queued", "reading"].includes(detail.state)) visit(first.href, false);
    mark();
  });
  document.addEventListener("found", send);
  addEventListener("popstate", () => visit(here(), null));
  mark();
  send();
}

function tapped(event) {
  const form = event.target;
  if (document.body.dataset.page !== "player" || form.enctype.startsWith("multipart")) return stay(event);
  event.preventDefault();
  const fields = new URLSearchParams(new FormData(form));
  if (event.submitter?.name) fields.set(event.submitter.name, event.submitter.value);
  write([...waiting(), { action: form.getAttribute("action"), fields: fields.toString() }]);
  mark();
  return send();
}

/** Send what waits, one after the other, as it was tapped. */
async function send() {
  if (sending) return;
  sending = true;
  document.body.dataset.sending = "yes";
  let answer = null;
  try {
    while (waiting().length) {
      const tap = waiting()[0];
      answer = await post(tap);
      const rest = waiting().slice(1);
      write(answer.status === 409 ? rest.filter((each) => player(each) !== player(tap)) : rest);
      found();
    }
  } catch {
    lost();
  }
  sending = false;
  document.body.dataset.sending = "no";
  if (answer && player({ action: location.pathname + "/" }) === answer.player) arrive(answer);
}

async function post(tap) {
  const fields = new URLSearchParams(tap.fields);
  let version = fields.get("version");
  while (newer.has(player(tap) + version)) version = newer.get(player(tap) + version);
  if (version) fields.set("version", version);
  const answer = await ask(tap.action, { method: "POST", body: fields });
  const page = parsed(answer.text);
  const now = page.querySelector("#player")?.dataset.version;
  if (answer.status < 400 && now && now !== version) newer.set(player(tap) + version, now);
  const known = answer.status === 409 && already(page, fields);
  return { ...answer, known, player: player(tap) };
}

// A tap whose answer was lost on the way is there already: nobody needs to be asked.
function already(page, fields) {
  const drawer = page.querySelector(`td[data-at="${fields.get("at")}"]`);
  if (!drawer) return false;
  const [color, handle] = (fields.get("value") ?? `${fields.get("color") ?? ""} ${fields.get("handle") ?? ""}`).split(" ");
  return (!color || drawer.classList.contains(color)) && (!handle || drawer.classList.contains(`handle-${handle}`));
}

function arrive(answer) {
  if (answer.known) return visit(location.pathname, false);
  show(answer.text);
  if (answer.status < 400) history.replaceState(null, "", answer.address);
  return null;
}

function touched(event) {
  const link = event.target.closest?.("a[href]");
  if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (link.origin !== location.origin) return;
  if (link.pathname !== location.pathname) {
    if (!navigator.serviceWorker?.controller) stay(event); // else it opens as it was seen last
    return;
  }
  if (link.getAttribute("href").startsWith("#") || link.hasAttribute("download")) return;
  event.preventDefault();
  // the way back closes what lies over the drawers, and does not walk through all of them
  visit(link.href, document.body.dataset.page === "player" && !document.querySelector(".drawer-sheet"));
}

/** Another state of this page; `back` says whether the way back leads to the one before. */
async function visit(address, back) {
  const before = location.href;
  try {
    const { text, address: now } = await ask(address);
    if (location.href !== before) return;
    if (back !== null) history[back ? "pushState" : "replaceState"](null, "", now.split("#")[0]);
    show(text);
    found();
    if (back !== null) document.querySelector("#drawer-title")?.focus({ preventScroll: true });
  } catch {
    lost();
  }
}

function mark() {
  for (const { action, fields } of waiting()) {
    const at = new URLSearchParams(fields).get("at");
    if (action.startsWith(location.pathname)) document.querySelector(`td[data-at="${at}"]`)?.classList.add("waiting");
  }
}

const player = ({ action }) => action.slice(0, action.lastIndexOf("/"));

// Private windows may have no storage: then taps live as long as the page.
let memory = "[]";

function waiting() {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? memory);
  } catch {
    return JSON.parse(memory);
  }
}

function write(taps) {
  memory = JSON.stringify(taps);
  try {
    localStorage.setItem(STORE, memory);
  } catch {
    // see above
  }
}
