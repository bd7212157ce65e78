/** @typedef {PerformanceEntry & { value: number, hadRecentInput: boolean }} LayoutShift */

// Runs in the page, before anything of the product: `bench` is what the bench asks.
{
  const { document, MessageChannel, MutationObserver, performance, PerformanceObserver } = globalThis;
  const { requestAnimationFrame } = globalThis;
  /** Where the bench finds what it asks and what was measured. */
  const page = /** @type {typeof globalThis & { bench: object, measured: Promise<unknown> }} */ (globalThis);

  /** @type {LayoutShift[]} */
  const shifts = [];
  new PerformanceObserver((list) => {
    shifts.push(.../** @type {LayoutShift[]} */ (list.getEntries()));
  }).observe({ type: 'layout-shift', buffered: true });
  let lastLongTaskEnd = 0;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) lastLongTaskEnd = startTime + duration;
  }).observe({ type: 'longtask', buffered: true });

  /**
   * The moment after the next picture is on the screen.
   * @returns {Promise<number>}
   */
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    });

  /** @type {number | null} */
  let firstRow = null;
  const seen = new MutationObserver(() => {
    if (!document.querySelector('[role=gridcell]')) return;
    seen.disconnect();
    void painted().then((at) => (firstRow = at));
  });
  seen.observe(document, { subtree: true, childList: true });

  /** @type {number[]} */
  let keys = [];
  globalThis.addEventListener(
    'keydown',
    ({ timeStamp }) => void painted().then((at) => keys.push(at - timeStamp)),
    { capture: true },
  );

  /**
   * Resolves at the picture that first shows what `isThere` looks for.
   * @param {() => boolean} isThere
   * @returns {Promise<number>}
   */
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

  /** @type {number | null} */
  let checked = null;
  const { Worker } = globalThis;
  globalThis.Worker = class extends Worker {
    /** @param {ConstructorParameters<typeof Worker>} given */
    constructor(...given) {
      super(...given);
      if (!String(given[0]).includes('project-worker')) return;
      const begin = performance.now();
      this.addEventListener('message', ({ data }) => {
        // Of the worker's answers, only findings are lists: languages with the checks of each text.
        if (Array.isArray(data.value)) checked ??= performance.now() - begin;
      });
    }
  };

  const resources = () =>
    /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType('resource'));

  const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const elements = (/** @type {string} */ selector) => [
    .../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(selector)),
  ];
  const after = async (/** @type {number} */ ms) => {
    await pause(ms);
    return painted();
  };

  /**
   * Milliseconds from the next key that meets `isKey` until the picture that shows `isThere`.
   * @param {(event: KeyboardEvent) => boolean} isKey
   * @param {() => boolean} isThere
   */
  const fromKey = (isKey, isThere) =>
    new Promise((resolve) => {
      const onKey = (/** @type {KeyboardEvent} */ event) => {
        if (!isKey(event)) return;
        globalThis.removeEventListener('keydown', onKey, { capture: true });
        void when(isThere).then((at) => resolve(at - event.timeStamp));
      };
      globalThis.addEventListener('keydown', onKey, { capture: true });
    });

  /** @param {KeyboardEvent} event */
  const isEnter = ({ key }) => key === 'Enter';

  page.bench = {
    /** Null until the first row is on the screen and the page has rested for a while. */
    opened: () => {
      if (firstRow === null) return null;
      const columns = resources().find(({ name }) => name.endsWith('/columns'));
      // The copy in the browser is shown before the server has responded.
      if (columns === undefined) return null;
      const busyUntil = Math.max(firstRow, lastLongTaskEnd);
      if (performance.now() - busyUntil < 1000) return null;
      return {
        server: columns.responseStart - columns.requestStart,
        transfer: columns.responseEnd - columns.responseStart,
        wire: columns.encodedBodySize,
        firstRow: firstRow - columns.responseEnd,
        usable: busyUntil - columns.responseEnd,
        fromStart: firstRow,
      };
    },
    /** From the start of the worker to all findings in the project; null until they are there. */
    checked: () => checked,
    /** The scripts asked for before the first row was there: what comes when the page rests is not waited for. */
    scriptsOfRows: () =>
      resources()
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < (firstRow ?? 0))
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => !path.includes('worker')),
    /**
     * The shift of everything so far; unless `isAll`, without shifts that follow an action of the user.
     * @param {boolean} isAll
     */
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
    /**
     * The frames of a number of steps down.
     * @param {number} steps
     * @param {number} pixels
     */
    scroll: async (steps, pixels) => {
      const scroller = document.querySelector('[data-grid]');
      if (scroller === null) throw new Error('There is no grid.');
      /** @type {number[]} */
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
    /**
     * How long after a letter in the search other rows, or other hits in them, show.
     * @param {string} letter
     */
    searched: (letter) => {
      const rowsOf = () =>
        elements('[role=grid] [data-row], [role=grid] mark')
          .map(({ dataset, textContent }) => dataset.row ?? textContent)
          .join();
      const before = rowsOf();
      page.measured = fromKey(
        ({ key }) => key === letter,
        () => rowsOf() !== before,
      );
    },
    /**
     * How long after Enter a text shows in its cell, and how long until the server has it.
     * @param {string} text
     */
    saved: (text) => {
      const cell = () => elements('[role=gridcell]').find(({ textContent }) => textContent?.trim() === text);
      page.measured = Promise.all([
        fromKey(isEnter, () => cell() !== undefined),
        fromKey(isEnter, () => cell()?.hasAttribute('data-pending') === false),
      ]);
    },
    settle: () => after(300),
  };
}
