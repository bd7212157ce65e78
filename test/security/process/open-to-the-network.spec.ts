import { aDataFolder, cleanUp, start } from '../../process/support/motley.js';

// Shared by all specs: a first start takes longest.
let dataDir: string;
beforeAll(async () => {
  dataDir = await aDataFolder();
});
afterAll(cleanUp);

/** The complete output of a start. */
async function saidBy(environment: Record<string, string>): Promise<string[]> {
  const motley = start({ MOTLEY_DATA: dataDir, ...environment });
  await motley.address;
  await motley.end('SIGTERM');
  return motley.said().trimEnd().split('\n');
}

describe('npm start', () => {
  it('does not warn if it serves this machine only', async () => {
    expect(await saidBy({ HOST: '127.0.0.1' })).toEqual([expect.stringMatching(/^Motley is ready: /)]);
  });

  it('warns in one line if anyone on the network can register over plain http', async () => {
    const said = await saidBy({});
    expect(said.filter((line) => line.startsWith('Warning: '))).toEqual([
      expect.stringMatching(/anybody .* can register.*HOST=127\.0\.0\.1.*REGISTRATION.*PUBLIC_URL/),
    ]);
  });
});
