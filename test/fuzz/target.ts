import { currentApp, serveApp } from '../support/app.js';

/** Serves the product in a process of its own, and says on request how much memory it takes. */
export async function run(): Promise<never> {
  await serveApp();
  process.on('message', () => {
    globalThis.gc?.();
    process.send?.({ rss: process.memoryUsage.rss() });
  });
  process.send?.({ origin: currentApp().origin });
  return new Promise<never>(() => undefined);
}
