import { isOfMissingChunk } from '../lib/load-chunk.js';

const RELOADED_AT = 'motley.reloaded-at';
const TOO_SOON_MS = 30_000;

/**
 * After an upgrade of the server, the page's own chunks no longer exist: reloads once to get the new ones. Only if the
 * page has failed for that reason: a chunk that was fetched ahead may fail without harm.
 */
export async function reloadIfOutdated(error: unknown): Promise<void> {
  if (!isOfMissingChunk(error)) return;
  const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
  // The chunk is missing after a reload as well: another one would not help.
  if (Date.now() - last < TOO_SOON_MS || !(await isServed())) return;
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  window.location.reload();
}

/** Without a server, a reload would show the browser's error page. */
async function isServed(): Promise<boolean> {
  try {
    return (await fetch(window.location.href, { method: 'HEAD' })).ok;
  } catch {
    return false;
  }
}
