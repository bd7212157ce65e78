import { aDataFolder, cleanUp, start } from '../../process/support/motley.js';

afterAll(cleanUp);

/** The complete output of a start. */
async function saidBy(environment: Record<string, string>): Promise<string[]> {
  const motley = start({ MOTLEY_DATA: await aDataFolder(), ...environment });
  await motley.address;
  await motley.end('SIGTERM');
  return motley.said().trimEnd().split('\n');
}

describe('npm start', () => {
  it('warns in one line if anyone on the network can register over plain http', async () => {
    const said = await saidBy({});
    expect(said.filter((line) => line.startsWith('Warning: '))).toEqual([
      expect.stringMatching(/anybody .* can register.*HOST=127\.0\.0\.1.*REGISTRATION.*PUBLIC_URL/),
    ]);
  });

  it('does not warn if it serves this machine only', async () => {
    expect(await saidBy({ HOST: '127.0.0.1' })).toEqual([expect.stringMatching(/^Motley is ready: /)]);
  });
});
