import { currentApp, serveApp } from '../support/server/app.js';

/** Serves the application in a separate process, and reports its memory on request. */
export async function run(): Promise<never> {
  await serveApp();
  process.on('message', () => {
    globalThis.gc?.();
    process.send?.({ rss: process.memoryUsage.rss() });
  });
  process.send?.({ origin: currentApp().origin });
  return new Promise<never>(() => undefined);
}
