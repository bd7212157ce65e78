export default async function tearDown() {
  const { cleanUp } = await import('../../process/support/motley.ts');
  await /** @type {import('./set-up.mjs').TestGlobals} */ (globalThis).endTours?.();
  await cleanUp();
}
