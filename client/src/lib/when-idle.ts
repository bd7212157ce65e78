/** What is fetched ahead never competes with what the page still waits for. */
const AFTER_MS = 2_000;

/** Calls back once the page has been there for a while and has nothing better to do. Returns how to call it off. */
export function whenIdle(act: () => void): () => void {
  let request = 0;
  const timer = setTimeout(() => {
    // Safari has no such callback.
    if ('requestIdleCallback' in window) request = window.requestIdleCallback(act);
    else act();
  }, AFTER_MS);
  return () => {
    clearTimeout(timer);
    if (request !== 0) window.cancelIdleCallback(request);
  };
}

const USES = ['pointerdown', 'keydown'] as const;

/** Calls back once the page is used, at the latest once it is idle. Returns how to call it off. */
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
