// A photo stays on the phone until the server has it: with progress, sent again after a reload or a
// lost network, smaller where the network is slow. What arrives twice is one photo there.
import { found, lost } from "./lost.js";
import { parsed, show, warn } from "./page.js";
import { smaller } from "./smaller.js";
import { all, put, remove } from "./store.js";

const LEASE = 6000; // in which another page of this browser leaves a photo alone
const LONGEST = 30000; // between two attempts
const MEASURED = 3000; // after which is looked how fast the network is
const PATIENCE = 20000; // for a whole photo; what would take longer is sent smaller
const CAMERA = "sideboards-camera";
const FORM = "form[data-photo]";

const tab = own();
let attempts = 0;
let sending = false;
let slow = false; // once found out, the next photo is sent smaller at once
let timer = 0;

export async function begin() {
  const camera = session(CAMERA); // of the page before this one
  remember("");
  document.addEventListener("click", ({ target }) => {
    if (target.matches?.(`${FORM} [capture]`)) remember("open");
  });
  document.addEventListener("cancel", () => remember(""), true);
  document.addEventListener("change", chosen);
  document.addEventListener("found", () => (attempts = 0, send()));
  // Somebody may have been quicker than this script.
  for (const target of document.querySelectorAll(`${FORM} [type=file]`)) await chosen({ target });
  const waits = await all();
  if (camera && !waits.length && document.querySelector(FORM)) warn(says("gallery"));
  send();
}

async function chosen({ target }) {
  const form = target.closest?.(FORM);
  if (!form || !target.files?.length) return;
  remember("");
  const [file] = target.files;
  const version = form.elements.version?.value ?? "";
  await put({ id: `${Date.now()}-${Math.random()}`, action: form.getAttribute("action"), version, file, tab, taken: 0 });
  target.value = "";
  attempts = 0;
  send();
}

async function send() {
  clearTimeout(timer);
  if (sending) return;
  const waits = await all();
  const photo = waits.find((each) => !each.held && (each.tab === tab || Date.now() - each.taken > LEASE));
  if (!photo || sending) return waits.length ? again(waits) : tell("");
  sending = true;
  const answer = await sent(photo);
  sending = false;
  if (!answer.status) {
    lost();
    attempts += 1;
    return again(waits);
  }
  found();
  attempts = 0;
  await (answer.status === 409 ? put({ ...photo, held: true }) : remove(photo.id));
  tell("");
  arrived(photo, answer);
  return send();
}

/** Upload it; smaller, once the network has turned out to be slow. */
async function sent(photo) {
  const small = slow ? await shrunk(photo) : photo;
  const answer = await upload(small);
  if (!answer.slow) return answer;
  slow = true;
  return upload(await shrunk(small));
}

async function shrunk(photo) {
  if (photo.tried) return photo;
  tell(says("smaller").replace("%PERCENT%", 0), 0);
  const file = await smaller(photo.file);
  const small = { ...photo, file: file ?? photo.file, small: file !== null, tried: true };
  await put(small);
  return small;
}

function again(waits) {
  const held = waits.find((each) => each.held);
  if (held) return ask(held);
  tell(says("waits"), null, [[says("heldDrop"), () => discard(waits[0].id)]]);
  timer = setTimeout(send, Math.min(1000 * 2 ** attempts, LONGEST));
  return null;
}

// The cards were changed meanwhile: nothing is overwritten unseen.
function ask(photo) {
  tell(says("held"), null, [
    [says("heldSend"), () => put({ ...photo, held: false, version: "" }).then(send)],
    [says("heldDrop"), () => discard(photo.id)],
  ]);
}

async function discard(id) {
  await remove(id);
  tell("");
  send();
}

function arrived({ action }, { status, text }) {
  if (action.startsWith(`${location.pathname}/`)) show(text);
  else if (status >= 400) warn(parsed(text).querySelector(".problem")?.textContent ?? "");
}

function upload(photo) {
  const data = new FormData();
  data.append("version", photo.version);
  data.append("photo", photo.file, "photo");
  const request = new XMLHttpRequest();
  const told = { part: 0, at: 0, slow: false };
  request.upload.onprogress = ({ loaded, total }) => {
    told.part = loaded / total;
    progress(photo, Math.floor(100 * told.part));
    if (Date.now() - told.at > LEASE / 3) put({ ...photo, tab, taken: (told.at = Date.now()) });
  };
  progress(photo, 0);
  const measured = setTimeout(() => {
    told.slow = !photo.tried && told.part < MEASURED / PATIENCE;
    if (told.slow) request.abort();
  }, MEASURED);
  return new Promise((done) => {
    request.onloadend = () => {
      clearTimeout(measured);
      const { status } = request;
      done({ status, slow: told.slow && !status, text: status ? request.responseText : "" });
    };
    request.open("POST", photo.action);
    request.setRequestHeader("Accept", "text/html");
    request.send(data);
  });
}

function progress({ small }, percent) {
  tell(says(small ? "smaller" : "sending").replace("%PERCENT%", percent), percent);
}

const place = () => document.querySelector("#sending");
const says = (key) => place().dataset[key];

function tell(text, percent = null, buttons = []) {
  place().hidden = !text;
  place().querySelector("p").textContent = text;
  const bar = place().querySelector("progress");
  bar.hidden = percent === null;
  bar.value = percent ?? 0;
  place().querySelectorAll("button").forEach((button) => button.remove());
  for (const [name, action] of buttons) {
    const button = document.createElement("button");
    button.textContent = name;
    button.addEventListener("click", action);
    place().append(button);
  }
  document.dispatchEvent(new Event("sending"));
}

function session(key) {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function remember(value) {
  try {
    sessionStorage.setItem(CAMERA, value);
  } catch {
    // without a storage nothing is said about the gallery
  }
}

// A name for this tab that survives a reload.
function own() {
  const name = session("sideboards-tab") ?? String(Math.random());
  try {
    sessionStorage.setItem("sideboards-tab", name);
  } catch {
    // then a photo waits for its lease after a reload
  }
  return name;
}
