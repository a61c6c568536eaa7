// Photos that wait to be sent, in the browser's database: they outlive the page.

const memory = new Map(); // where a browser has no database, photos live as long as the page

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

/** All photos of the game that this page belongs to, the first one first. */
export async function all() {
  const kept = await stored("readonly", (photos) => photos.getAll()).catch(() => []);
  const game = `${location.pathname.split("/").slice(0, 3).join("/")}/`;
  return [...kept, ...memory.values()].filter(({ action }) => action.startsWith(game));
}

export async function put(photo) {
  await stored("readwrite", (photos) => photos.put(photo)).catch(() => memory.set(photo.id, photo));
}

export async function remove(id) {
  memory.delete(id);
  await stored("readwrite", (photos) => photos.delete(id)).catch(() => null);
}
