export default async function tearDown() {
  await /** @type {import('./global-setup.mjs').TestGlobals} */ (globalThis).stopTestServer?.();
}
