// The sheet through the phone's share sheet, the link to the clipboard: where the browser has them.
// Over plain HTTP it has neither; then links save the files, and the QR code holds the address.
const ready = new Map(); // files that were fetched, by address: made while a tap still counts

export function begin() {
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("a[data-share]");
    if (link && navigator.canShare) {
      event.preventDefault();
      share(link).catch(() => location.assign(link.href));
    }
    const button = event.target.closest?.("[data-copy]");
    if (button) copy(button).catch(() => (button.hidden = true));
  });
  document.addEventListener("shown", offer);
  offer();
}

async function share(link) {
  const file = ready.get(link.href) ?? (await fetched(link));
  if (!navigator.canShare({ files: [file] })) return location.assign(link.href);
  try {
    await navigator.share({ files: [file], title: document.title });
    ready.delete(link.href);
  } catch (error) {
    if (error.name === "AbortError") return null; // whoever changes their mind wants nothing else
    if (error.name !== "NotAllowedError" || link.dataset.again === "yes") throw error;
    // To make the file took longer than a tap counts: it is there for the next one.
    link.dataset.again = "yes";
    link.textContent = document.querySelector("#sending").dataset.share;
  }
  return null;
}

async function fetched(link) {
  const answer = await fetch(link.href);
  if (!answer.ok) throw new Error(String(answer.status));
  const data = await answer.blob();
  const file = new File([data], link.dataset.share, { type: data.type });
  ready.set(link.href, file);
  return file;
}

function offer() {
  if (!navigator.clipboard) return;
  for (const button of document.querySelectorAll("[data-copy]")) button.hidden = false;
}

async function copy(button) {
  await navigator.clipboard.writeText(button.dataset.copy);
  button.textContent = button.dataset.copied;
}
