import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

import type { BrowserContext } from 'playwright-core';

/** The folder for what failed tests leave; none by default. */
const FOLDER = process.env.TRACES ?? '';

/** The content of a trace besides actions and requests. Screenshots make the suites a third slower. */
const CONTENTS = { snapshots: process.env.TRACE_SNAPSHOTS === 'true', screenshots: false };

const traced = new Set<BrowserContext>();

/** Starts recording a context. */
export async function trace(context: BrowserContext): Promise<void> {
  if (FOLDER === '') return;
  await context.tracing.start(CONTENTS);
  traced.add(context);
  context.once('close', () => traced.delete(context));
}

/** Leaves the trace of a context, and a picture of each of its pages. */
async function leave(context: BrowserContext, path: string): Promise<void> {
  await context.tracing.stop({ path: `${path}.zip` });
  await Promise.all(
    context.pages().map((page, n) => page.screenshot({ path: `${path}-${n}.png` }).catch(() => undefined)),
  );
  await context.tracing.start(CONTENTS);
}

afterEach(async () => {
  if (Reflect.get(globalThis, 'hasFailed') !== true) return;
  const name = (expect.getState().currentTestName ?? '').replace(/\W+/g, '-').slice(0, 120);
  for (const context of traced) await leave(context, join(FOLDER, `${name}-${randomUUID().slice(0, 8)}`));
});
