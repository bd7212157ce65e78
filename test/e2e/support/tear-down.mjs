export default async function tearDown() {
  const { cleanUp } = await import('../../process/support/motley.ts');
  await globalThis.endTours();
  await cleanUp();
}
