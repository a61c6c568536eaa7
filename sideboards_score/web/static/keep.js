// What was seen last opens without the computer, too, where the browser allows it: over a secure
// connection. The pages of a game that is over are thrown away by `offline.js`.
import { here } from "./page.js";

const CACHE = "sideboards";
const KEPT = /^\/g\/[^/]+(\/p\/\d+)?$/;
const AGAIN = 2000; // between two looks whether the computer is back

export function begin() {
  if (document.body.dataset.page === "offline") setInterval(back, AGAIN);
  if (!("serviceWorker" in navigator)) return;
  const begun = () => navigator.serviceWorker.register("/static/offline.js", { scope: "/" }).catch(() => null);
  if (document.readyState === "complete") begun();
  else addEventListener("load", begun, { once: true });
  document.addEventListener("shown", ({ detail }) => keep(detail.text));
}

async function keep(text) {
  if (!KEPT.test(location.pathname) || !("caches" in window)) return;
  const page = new Response(text, { headers: { "Content-Type": "text/html; charset=utf-8" } });
  await caches.open(CACHE).then((cache) => cache.put(location.pathname, page)).catch(() => null);
}

async function back() {
  const answer = await fetch(here(), { headers: { Accept: "text/html" } }).catch(() => null);
  if (answer) location.reload();
}
