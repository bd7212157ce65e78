export default async function tearDown() {
  const { cleanUp } = await import('../../house/support/motley.ts');
  await globalThis.endTours();
  await cleanUp();
}
