// Taps on the board change it in place: the server's page comes, and takes the place of this one.
// Taps that follow one another wait for each other, so that none is lost.
import { ask, show, warn } from "./page.js";

let line = Promise.resolve();

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("#main a[href^='/sequence']");
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.button) return;
  event.preventDefault();
  const { id } = link;
  queue(() => document.getElementById(id)?.getAttribute("href") ?? link.getAttribute("href"));
});

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.method !== "get" || form.getAttribute("action") !== "/sequence") return;
  event.preventDefault();
  const fields = new URLSearchParams(new FormData(form));
  queue(() => `/sequence?${fields}`);
});

document.addEventListener("change", ({ target }) => {
  const form = target.closest?.("#board-photo");
  if (!form || !target.files?.length) return;
  document.querySelector("#spoken").textContent = form.dataset.reading;
  warn(form.dataset.reading);
  form.requestSubmit();
});

// The address is asked for when its turn comes: by then the board has the taps before it.
function queue(address) {
  line = line.then(() => visit(address())).catch(() => location.reload());
}

async function visit(address) {
  const { text } = await ask(address);
  show(text);
  history.pushState(null, "", address);
}
