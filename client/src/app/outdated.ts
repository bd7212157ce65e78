const RELOADED_AT = 'motley.reloaded-at';
const TOO_SOON_MS = 30_000;

/** After an upgrade of the server the page's own chunks are gone: one reload brings the new ones. */
export function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
    // Missing again at once: reloading does not help, the error boundary says so.
    if (Date.now() - last < TOO_SOON_MS) return;
    event.preventDefault();
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    window.location.reload();
  });
}
