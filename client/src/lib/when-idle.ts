/** Later than this is late, whether the page rests or not. */
const LATEST_MS = 3_000;

/** Calls back once the page has nothing better to do. Returns how to call it off. */
export function whenIdle(act: () => void): () => void {
  // Safari has no such callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, LATEST_MS);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(act, { timeout: LATEST_MS });
  return () => window.cancelIdleCallback(request);
}
