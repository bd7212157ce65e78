/** Prefetching does not compete with what the page still needs. */
const AFTER_MS = 2_000;

/** Calls back once the page has been open for a while and is idle. Returns the function to cancel it. */
export function whenIdle(act: () => void): () => void {
  let request = 0;
  const timer = setTimeout(() => {
    // Safari lacks `requestIdleCallback`.
    if ('requestIdleCallback' in window) request = window.requestIdleCallback(act);
    else act();
  }, AFTER_MS);
  return () => {
    clearTimeout(timer);
    if (request !== 0) window.cancelIdleCallback(request);
  };
}

const USES = ['pointerdown', 'keydown'] as const;

/** Calls back once the user uses the page, at the latest once it is idle. Returns the function to cancel it. */
export function whenUsed(act: () => void): () => void {
  const callOff = whenIdle(use);
  function stop(): void {
    callOff();
    for (const event of USES) window.removeEventListener(event, use, true);
  }
  function use(): void {
    stop();
    act();
  }
  for (const event of USES) window.addEventListener(event, use, true);
  return stop;
}
