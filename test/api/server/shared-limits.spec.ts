import { API_BASE, routes } from '#core/api/routes.js';

import { Database } from '../../../src/platform/database/database.js';
import { RateCounters } from '../../../src/platform/http/rate-limit/counters.js';
import { as } from '../../support/api.js';
import { currentApp, part, useApp } from '../../support/server/app.js';
import { later, MINUTE } from '../../support/time.js';
import { anEmail, anIdentity, aUser } from '../../support/project/world.js';

const LIMITS = { signInLimit: 3, passwordResetAddressLimit: 2, apiRateLimit: 4 };

/** How often each limit was counted. */
const counted = (): Promise<{ key: string; points: number }[]> =>
  part(Database).query(`SELECT split_part(key, ':', 1) AS key, points FROM rate_limit ORDER BY key`);

describe('two processes on one database', () => {
  let other: string;
  useApp(LIMITS);
  beforeAll(() => void (other = currentApp().origin));
  describe('of which either is called', () => {
    useApp(LIMITS);

    const post = async (origin: string, path: string, body: unknown): Promise<number> => {
      const headers = { 'content-type': 'application/json' };
      const reply = await fetch(`${origin}${API_BASE}${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return reply.status;
    };

    it('count attempts at one account together, in turns', async () => {
      const { email } = await anIdentity();
      const attempt = (origin: string) =>
        post(origin, routes.signIn(), { email, password: 'Wr0ng password' });
      const { origin } = currentApp();
      expect([await attempt(origin), await attempt(other), await attempt(origin)]).toEqual([401, 401, 401]);
      expect([await attempt(other), await attempt(origin)]).toEqual([429, 429]);
    });

    it('let no more through when they are called at once', async () => {
      const { email } = await anIdentity();
      const origins = [currentApp().origin, other];
      const calls = Array.from({ length: 8 }, (_, n) =>
        post(origins[n % 2] ?? other, routes.signIn(), { email, password: 'Wr0ng password' }),
      );
      const statuses = (await Promise.all(calls)).sort();
      expect(statuses).toEqual([401, 401, 401, 429, 429, 429, 429, 429]);
    });

    it('count the calls that keep floods away each for itself, without a row', async () => {
      const user = await aUser();
      await part(Database).query('DELETE FROM rate_limit');
      // One call was the registration.
      for (let round = 0; round < 3; round += 1)
        expect((await as(user).get(routes.readMe())).status).toBe(200);
      expect((await as(user).get(routes.readMe())).status).toBe(429);
      const headers = { authorization: `Bearer ${user.accessToken}` };
      expect((await fetch(`${other}${API_BASE}${routes.readMe()}`, { headers })).status).toBe(200);
      expect(await counted()).toEqual([]);
    });
  });
});

describe('the counts of limits', () => {
  useApp(LIMITS);

  it('are not written to the log of the database, so that no call waits for the disk', async () => {
    const [table] = await part(Database).query<{ persistence: string }>(
      `SELECT relpersistence AS persistence FROM pg_class WHERE oid = 'rate_limit'::regclass`,
    );
    expect(table).toEqual({ persistence: 'u' });
  });

  it('begin again after their window, and are deleted then', async () => {
    const ask = () =>
      as(null).post(
        routes.requestPasswordReset(),
        { email: anEmail() },
        { 'x-forwarded-for': '203.0.113.1' },
      );
    await part(Database).query('DELETE FROM rate_limit');
    expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([204, 204, 429]);
    await part(RateCounters).deleteExpired();
    expect(await counted()).toContainEqual({ key: 'reset of address', points: 3 });
    await part(Database).query('UPDATE rate_limit SET expire = expire - 3600000');
    expect((await ask()).status).toBe(204);
    await part(RateCounters).deleteExpired();
    expect(await counted()).toContainEqual({ key: 'reset of address', points: 1 });
    await later(61 * MINUTE, () => part(RateCounters).deleteExpired());
    expect(await counted()).toEqual([]);
  });
});
