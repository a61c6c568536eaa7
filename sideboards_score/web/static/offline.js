// Stands between the pages and the network (a service worker): while the computer cannot be
// reached, a page of a game opens as it was seen last, and any other one says what is the matter.
const CACHE = "sideboards";
const KEPT = /^\/g\/[^/]+(\/p\/\d+)?$/;
const SECONDS = 10; // for a page that stands here, before it is shown as it was
const FILES = [
  ..."awake keep live lost page photos sequence share sideboards smaller store taps".split(" ").map((name) => `/static/${name}.js`),
  "/static/sideboards.css",
  "/static/icon.svg",
];

self.addEventListener("install", (event) => event.waitUntil(prepare()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request, pathname));
  else if (pathname.startsWith("/static/")) event.respondWith(file(request, pathname));
});

async function prepare() {
  const cache = await caches.open(CACHE);
  await cache.addAll(["/offline", ...FILES]);
  await self.skipWaiting();
}

async function page(request, path) {
  const cache = await caches.open(CACHE);
  const known = KEPT.test(path) && (await cache.match(path));
  try {
    const answer = await fetch(request, known ? { signal: AbortSignal.timeout(SECONDS * 1000) } : {});
    if (answer.ok && KEPT.test(path)) await cache.put(path, answer.clone());
    if (answer.status === 404) await forget(cache, path);
    return answer;
  } catch {
    return known || (await cache.match("/offline")) || Response.error();
  }
}

// A game that was discarded leaves nothing on the phones.
async function forget(cache, path) {
  const game = path.split("/").slice(0, 3).join("/");
  if (!KEPT.test(game)) return;
  for (const each of await cache.keys()) {
    const { pathname } = new URL(each.url);
    if (pathname === game || pathname.startsWith(`${game}/`)) await cache.delete(each);
  }
}

// A file is kept by its name, whatever else an address says of its edition.
async function file(request, path) {
  const cache = await caches.open(CACHE);
  const name = `/static/${path.split("/").pop()}`;
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(name, answer.clone());
    return answer;
  } catch {
    return (await cache.match(name)) || Response.error();
  }
}
