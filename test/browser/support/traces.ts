import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

import type { BrowserContext } from 'playwright-core';

/** The folder for Playwright traces of failed tests; none by default. */
const FOLDER = process.env.TRACES ?? '';

const traced = new Set<BrowserContext>();

/** Starts recording a context. */
export async function trace(context: BrowserContext): Promise<void> {
  if (FOLDER === '') return;
  await context.tracing.start({ snapshots: true, screenshots: true });
  traced.add(context);
  context.once('close', () => traced.delete(context));
}

afterEach(async () => {
  if (Reflect.get(globalThis, 'hasFailed') !== true) return;
  const name = (expect.getState().currentTestName ?? '').replace(/\W+/g, '-').slice(0, 120);
  for (const context of traced) {
    await context.tracing.stop({ path: join(FOLDER, `${name}-${randomUUID().slice(0, 8)}.zip`) });
    await context.tracing.start({ snapshots: true, screenshots: true });
  }
});
