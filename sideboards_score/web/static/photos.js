// A photo stays on the phone until the server has it: with progress, sent again after a reload or a
// lost network. What arrives twice is one photo there.
import { found, lost } from "./lost.js";
import { parsed, show, warn } from "./page.js";

const LEASE = 6000; // in which another page of this browser leaves a photo alone
const LONGEST = 30000; // between two attempts
const CAMERA = "sideboards-camera";

const memory = new Map(); // where a browser has no database, photos live as long as the page
const tab = own();
let attempts = 0;
let sending = false;
let timer = 0;

export async function begin() {
  document.addEventListener("click", ({ target }) => {
    if (target.matches?.("#photo-form [capture]")) remember("open");
  });
  document.addEventListener("cancel", () => remember(""), true);
  document.addEventListener("change", chosen);
  document.addEventListener("found", () => (attempts = 0, send()));
  // Somebody may have been quicker than this script.
  for (const target of document.querySelectorAll("#photo-form [type=file]")) await chosen({ target });
  const waits = await all();
  if (session(CAMERA) && !waits.length && document.querySelector("#photo-form")) warn(says("gallery"));
  remember("");
  send();
}

async function chosen({ target }) {
  const form = target.closest?.("#photo-form");
  if (!form || !target.files?.length) return;
  remember("");
  const [file] = target.files;
  const version = form.elements.version.value;
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
  const answer = await upload(photo);
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
  let told = 0;
  request.upload.onprogress = ({ loaded, total }) => {
    progress(Math.floor((100 * loaded) / total));
    if (Date.now() - told > LEASE / 3) put({ ...photo, tab, taken: (told = Date.now()) });
  };
  progress(0);
  return new Promise((done) => {
    request.onloadend = () => done({ status: request.status, text: request.status ? request.responseText : "" });
    request.open("POST", photo.action);
    request.setRequestHeader("Accept", "text/html");
    request.send(data);
  });
}

function progress(percent) {
  tell(says("sending").replace("%PERCENT%", percent), percent);
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

function database() {
  return new Promise((done, failed) => {
    const opening = indexedDB.open("sideboards", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("photos", { keyPath: "id" });
    opening.onsuccess = () => done(opening.result);
    opening.onerror = () => failed(opening.error);
  });
}

async function stored(mode, action) {
  const base = await database();
  try {
    return await new Promise((done, failed) => {
      const change = base.transaction("photos", mode);
      const request = action(change.objectStore("photos"));
      change.oncomplete = () => done(request.result);
      change.onerror = change.onabort = () => failed(change.error);
    });
  } finally {
    base.close();
  }
}

async function all() {
  const kept = await stored("readonly", (photos) => photos.getAll()).catch(() => []);
  return [...kept, ...memory.values()].filter(({ action }) => action.startsWith(`${location.pathname.split("/").slice(0, 3).join("/")}/`));
}

async function put(photo) {
  await stored("readwrite", (photos) => photos.put(photo)).catch(() => memory.set(photo.id, photo));
}

async function remove(id) {
  memory.delete(id);
  await stored("readwrite", (photos) => photos.delete(id)).catch(() => null);
}
