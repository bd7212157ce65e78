// Runs in the page, before anything of the product: `bench` is what the bench asks.
{
  const { document, MessageChannel, MutationObserver, performance, PerformanceObserver } = globalThis;
  const { requestAnimationFrame } = globalThis;

  const shifts = [];
  new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
    type: 'layout-shift',
    buffered: true,
  });
  let lastLongTaskEnd = 0;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) lastLongTaskEnd = startTime + duration;
  }).observe({ type: 'longtask', buffered: true });

  /** The moment after the next picture is on the screen. */
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    });

  let firstRow = null;
  const seen = new MutationObserver(() => {
    if (!document.querySelector('[role=gridcell]')) return;
    seen.disconnect();
    void painted().then((at) => (firstRow = at));
  });
  seen.observe(document, { subtree: true, childList: true });

  let keys = [];
  globalThis.addEventListener(
    'keydown',
    ({ timeStamp }) => void painted().then((at) => keys.push(at - timeStamp)),
    { capture: true },
  );

  /** Resolves at the picture that first shows what `isThere` looks for. */
  const when = (isThere) =>
    new Promise((resolve) => {
      const look = () => {
        if (!isThere()) return;
        observer.disconnect();
        resolve(painted());
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      look();
    });

  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const after = async (ms) => {
    await pause(ms);
    return painted();
  };

  /** Milliseconds from the next key that meets `isKey` until the picture that shows `isThere`. */
  const fromKey = (isKey, isThere) =>
    new Promise((resolve) => {
      const onKey = (event) => {
        if (!isKey(event)) return;
        globalThis.removeEventListener('keydown', onKey, { capture: true });
        void when(isThere).then((at) => resolve(at - event.timeStamp));
      };
      globalThis.addEventListener('keydown', onKey, { capture: true });
    });

  globalThis.bench = {
    /** Null until the first row is on the screen and the page has rested for a while. */
    opened: () => {
      if (firstRow === null) return null;
      const [details] = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('/details'));
      const busyUntil = Math.max(firstRow, lastLongTaskEnd);
      if (performance.now() - busyUntil < 1000) return null;
      return {
        server: details.responseStart - details.requestStart,
        transfer: details.responseEnd - details.responseStart,
        wire: details.encodedBodySize,
        firstRow: firstRow - details.responseEnd,
        usable: busyUntil - details.responseEnd,
        fromStart: firstRow,
      };
    },
    /** The scripts asked for before the first row was there: what comes when the page rests is not waited for. */
    scriptsOfRows: () =>
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < firstRow)
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => !path.includes('worker')),
    /** Of everything so far; without what a person has just asked for, unless `isAll`. */
    shift: (isAll) =>
      shifts
        .filter(({ hadRecentInput }) => isAll || !hadRecentInput)
        .reduce((sum, { value }) => sum + value, 0),
    /** Key down to picture of every key since the last time it was asked. */
    takeKeys: () => {
      const taken = keys;
      keys = [];
      return taken;
    },
    /** Frame after frame of so many steps down. */
    scroll: async (steps, pixels) => {
      const scroller = document.querySelector('[data-grid]');
      const frames = [];
      let before = await new Promise(requestAnimationFrame);
      for (let step = 0; step < steps; step += 1) {
        scroller.scrollTop += pixels;
        const now = await new Promise(requestAnimationFrame);
        frames.push(now - before);
        before = now;
      }
      return frames;
    },
    /** How long after a letter in the search other rows, or other hits in them, show. */
    searched: (letter) => {
      const rowsOf = () =>
        [...document.querySelectorAll('[role=grid] [data-row], [role=grid] mark')]
          .map(({ dataset, textContent }) => dataset.row ?? textContent)
          .join();
      const before = rowsOf();
      globalThis.measured = fromKey(
        ({ key }) => key === letter,
        () => rowsOf() !== before,
      );
    },
    /** How long after Enter a text shows in its cell, and how long until the server has it. */
    saved: (text) => {
      const cell = () =>
        [...document.querySelectorAll('[role=gridcell]')].find(
          ({ textContent }) => textContent.trim() === text,
        );
      const isEnter = ({ key }) => key === 'Enter';
      globalThis.measured = Promise.all([
        fromKey(isEnter, () => cell() !== undefined),
        fromKey(isEnter, () => cell() !== undefined && !cell().hasAttribute('data-pending')),
      ]);
    },
    settle: () => after(300),
  };
}
