// The picture of the sheet through the phone's share sheet, where the browser has one: over plain
// HTTP it has none, and the link downloads the picture.
export function begin() {
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("a[data-share]");
    if (!link || !navigator.canShare) return;
    event.preventDefault();
    share(link).catch(() => location.assign(link.href));
  });
}

async function share(link) {
  const answer = await fetch(link.href);
  const picture = await answer.blob();
  const file = new File([picture], link.download, { type: picture.type });
  if (!navigator.canShare({ files: [file] })) return location.assign(link.href);
  try {
    await navigator.share({ files: [file], title: document.title });
  } catch (error) {
    if (error.name !== "AbortError") throw error; // whoever changes their mind wants nothing else
  }
  return null;
}
