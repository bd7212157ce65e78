import { currentApp, useApp } from '../support/server/app.js';
import { openRawConnection } from '../support/server/raw-connection.js';
import type { RawConnection } from '../support/server/raw-connection.js';

const LIMIT = 5;

const connections = (count: number): Promise<RawConnection[]> =>
  Promise.all(Array.from({ length: count }, () => openRawConnection(currentApp().origin)));

/** Waits until the server has closed an idle one. */
async function answerInTime(): Promise<string> {
  const connection = await openRawConnection(currentApp().origin);
  const answer = await connection.ask();
  connection.end();
  return answer === '' ? answerInTime() : answer;
}

describe.each([
  ['in all', { connectionLimit: LIMIT }],
  ['from one address', { connectionAddressLimit: LIMIT }],
])('connections %s', (_what, limit) => {
  useApp({ ...limit, headersTimeout: 1_000 });

  it('are closed at once beyond the limit; open ones are served; idle ones make room', async () => {
    const [inside, ...silent] = await connections(LIMIT);
    expect(await inside?.ask()).toMatch(/^HTTP\/1\.1 200 /);
    const beyond = await connections(3 * LIMIT);
    expect(await Promise.all(beyond.map(({ closed }) => closed))).toEqual(beyond.map(() => ''));
    expect(await inside?.ask()).toMatch(/^HTTP\/1\.1 200 /);
    for (const { closed } of silent) expect(await closed).toMatch(/^HTTP\/1\.1 408 /);
    expect(await answerInTime()).toMatch(/^HTTP\/1\.1 200 /);
    inside?.end();
  });
});

describe('connections behind a proxy', () => {
  useApp({ connectionAddressLimit: 1, trustProxy: 1 });

  it('all come from its address, and are not limited by it', async () => {
    const several = await connections(LIMIT);
    for (const connection of several) expect(await connection.ask()).toMatch(/^HTTP\/1\.1 200 /);
    for (const connection of several) connection.end();
  });
});
