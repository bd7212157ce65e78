import { readTypeScript } from './typescript.mjs';

/** @typedef {typeof globalThis & { stopTestServer?: () => Promise<void> }} TestGlobals */

/**
 * One PostgreSQL server for the whole run, with one migrated database that every worker copies; or the one
 * that a script has started for several runs.
 */
export default async function setUp() {
  if (process.env.TEST_TEMPLATE_URL !== undefined) return;
  readTypeScript();
  const { startTestServer } = await import('./server/test-server.ts');
  const server = await startTestServer();
  process.env.TEST_TEMPLATE_URL = server.templateUrl;
  /** @type {TestGlobals} */ (globalThis).stopTestServer = server.stop;
}
