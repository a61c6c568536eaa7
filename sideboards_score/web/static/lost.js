// Whether the server can be reached. A gap of three seconds heals without a word.
const PATIENCE = 3000;

let since = null;
let timer = 0;

export const alone = () => since !== null;

/** Something could not be sent or fetched. */
export function lost() {
  if (since) return;
  since = new Date();
  timer = setTimeout(tell, PATIENCE);
  document.dispatchEvent(new Event("lost"));
}

/** The server has answered. */
export function found() {
  if (!since) return;
  clearTimeout(timer);
  since = null;
  document.querySelector("#alone").textContent = "";
  document.dispatchEvent(new Event("found"));
}

/** Keeps somebody on this page who would only see that another one cannot be fetched. */
export function stay(event) {
  if (!since) return;
  event.preventDefault();
  tell();
}

function tell() {
  const banner = document.querySelector("#alone");
  const time = since.toLocaleTimeString(document.documentElement.lang, { timeStyle: "short" });
  banner.textContent = banner.dataset.says.replace("%TIME%", time);
}
