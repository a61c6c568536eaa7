// One page, brought up to date in place: the server's own page is fetched, and takes its place.

const SECONDS = 12; // after which an answer is taken for lost: the longest page takes one

export const main = () => document.querySelector("#main");
export const game = () => document.querySelector("[data-game]")?.dataset.game ?? "";
export const last = () => Number(document.querySelector("[data-last]")?.dataset.last ?? 0);
export const here = () => location.pathname + location.search;

/** What the server answers; fails where the network is gone. */
export async function ask(address, options = {}) {
  const signal = AbortSignal.timeout ? AbortSignal.timeout(SECONDS * 1000) : undefined;
  const headers = { Accept: "text/html", ...options.headers };
  const answer = await fetch(address, { signal, ...options, headers });
  return { status: answer.status, address: answer.url, text: await answer.text() };
}

/** The same page once more, as it stands now. */
export async function refresh() {
  const { text } = await ask(here());
  show(text);
}

export const parsed = (text) => new DOMParser().parseFromString(text, "text/html");

/** Put a page that the server has made in the place of this one. */
export function show(text) {
  const fresh = parsed(text);
  const next = fresh.querySelector("#main");
  if (!next) return;
  if (fresh.body.dataset.page === "message" && document.body.dataset.page !== "message") {
    warn(fresh.querySelector(".problem")?.textContent ?? "");
    return;
  }
  const before = main();
  const focused = nameOf(document.activeElement);
  const told = spoken();
  const state = stateOf();
  keepPictures(before, next);
  keepOpened(before, next);
  before.replaceChildren(...next.childNodes);
  before.classList.add("swapped");
  document.body.dataset.page = fresh.body.dataset.page;
  document.title = fresh.title;
  focusAgain(focused);
  document.querySelector(".grid .chosen")?.scrollIntoView({ block: "nearest" });
  if (spoken() !== told) document.querySelector("#spoken").textContent = spoken();
  document.dispatchEvent(new CustomEvent("shown", { detail: { state, text } }));
}

/** One sentence above the page, which a screen reader reads out. */
export function warn(text) {
  main().querySelector(".problem.told")?.remove();
  const told = document.createElement("p");
  told.className = "problem told";
  told.setAttribute("role", "alert");
  told.textContent = text;
  main().prepend(told);
  told.scrollIntoView({ block: "nearest" });
}

export const stateOf = () => document.querySelector("[data-state]")?.dataset.state ?? "";

const spoken = () =>
  [document.querySelector("#says"), document.querySelector("#drawer-title")]
    .map((each) => each?.textContent.trim() ?? "")
    .filter(Boolean)
    .join(". ");

// A picture that stays is not loaded again, and does not flicker.
function keepPictures(before, next) {
  for (const image of next.querySelectorAll("img")) {
    const source = image.getAttribute("src");
    const same = [...before.querySelectorAll("img")].find((old) => old.getAttribute("src") === source);
    if (same) image.replaceWith(same);
  }
}

function keepOpened(before, next) {
  for (const old of before.querySelectorAll("details[open]")) {
    const same = old.className && next.querySelector(`details.${old.className.split(" ")[0]}`);
    if (same) same.open = true;
  }
}

// What had the focus, by what stays the same when the page is made anew.
function nameOf(element) {
  if (!element || element === document.body || !main().contains(element)) return "";
  if (element.id) return `#${CSS.escape(element.id)}`;
  const at = element.closest("[data-at]")?.dataset.at;
  if (at && element.closest("td")) return `td[data-at="${at}"] > *`;
  if (element.name && element.value) return `[name="${element.name}"][value="${CSS.escape(element.value)}"]`;
  if (element.getAttribute("href")) return `[href="${CSS.escape(element.getAttribute("href"))}"]`;
  const action = element.closest("form")?.getAttribute("action");
  return action ? `form[action="${CSS.escape(action)}"] button` : "";
}

function focusAgain(name) {
  if (!name) return;
  const found = main().querySelector(name);
  const first = () => main().querySelector("#drawer-title") ?? main().querySelector(".main, a");
  const target = found && !found.disabled ? found : first();
  target?.focus({ preventScroll: true });
}
