const RELOADED_AT = 'motley.reloaded-at';
const TOO_SOON_MS = 30_000;

const ofMissingChunks = new WeakSet<Error>();

/** Remembers which errors come from a chunk of the page that could not be had. */
export function watchChunks(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => ofMissingChunks.add(payload));
}

/**
 * After an upgrade of the server the page's own chunks are gone: one reload brings the new ones. Only where one was
 * needed and the page broke for it: a chunk fetched ahead may fail without the page being lost.
 */
export async function reloadIfOutdated(error: unknown): Promise<void> {
  if (!(error instanceof Error) || !ofMissingChunks.has(error)) return;
  const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
  // The chunk is missing again: reloading does not help.
  if (Date.now() - last < TOO_SOON_MS || !(await isServed())) return;
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  window.location.reload();
}

/** A reload without a server would leave the browser's own page of errors. */
async function isServed(): Promise<boolean> {
  try {
    return (await fetch(window.location.href, { method: 'HEAD' })).ok;
  } catch {
    return false;
  }
}
