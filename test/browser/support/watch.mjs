// Runs in the page, before anything of the product: `pageWatch` is what a test asks.
{
  const { document, MutationObserver, performance, PerformanceObserver } = globalThis;
  /** After this number of punctual timers in a row, the page counts as idle. */
  const CALM = 15;
  const TICK_MS = 20;
  let from = 0;
  /** @type {number[]} */
  let longTasks = [];
  /** @type {string[]} */
  let states = [];
  /** @type {string | null} */
  let stopLabel = null;

  const takeTasks = (/** @type {PerformanceEntryList} */ entries) => {
    longTasks.push(...entries.filter(({ startTime }) => startTime >= from).map(({ duration }) => duration));
  };
  const tasks = new PerformanceObserver((list) => takeTasks(list.getEntries()));
  tasks.observe({ type: 'longtask' });

  new MutationObserver(() => {
    const busy = document.querySelector('[role=dialog] [aria-busy=true]');
    const said = busy?.querySelector('[aria-live]')?.textContent;
    if (said && states.at(-1) !== said) states.push(said);
    const button = busy?.querySelector('button');
    if (stopLabel !== null && button?.textContent === stopLabel) button.click();
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  Object.assign(globalThis, {
    pageWatch: {
      /**
       * Forgets everything.
       * @param {string | null} stop names the button to press the moment it is there
       */
      start: (stop) => {
        takeTasks(tasks.takeRecords());
        from = performance.now();
        longTasks = [];
        states = [];
        stopLabel = stop;
      },
      report: () => {
        takeTasks(tasks.takeRecords());
        return { longTasks, states };
      },
      settled: async () => {
        for (let calm = 0; calm < CALM;) {
          const before = performance.now();
          await new Promise((resolve) => setTimeout(resolve, TICK_MS));
          calm = performance.now() - before < 2 * TICK_MS ? calm + 1 : 0;
        }
      },
    },
  });
}
