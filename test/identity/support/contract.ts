import { io } from 'socket.io-client';

import type { ConfigView } from '#core/api/config.js';
import { SUBSCRIPTIONS_NAMESPACE } from '#core/api/realtime.js';
import { routes } from '#core/api/routes.js';
import type { MeView, UserView } from '#core/api/users.js';

import { Background } from '../../../src/platform/background.js';
import { as } from '../../support/api.js';
import { currentApp, part, useApp } from '../../support/server/app.js';
import { aProject } from '../../support/project/project-world.js';
import { anEmail, PASSWORD } from '../../support/project/world.js';
import type { Driver, Somebody } from './driver.js';

const UNAUTHENTICATED = { status: 401, body: { error: 'unauthenticated' } };

const register = (somebody: Somebody, email = somebody.email) =>
  as(somebody).post<UserView>(routes.register(), { username: 'Ada', email });

/** How a socket with a token ends: refused, or disconnected by the server. */
function endOfSocket(token: string): Promise<string> {
  const socket = io(currentApp().origin + SUBSCRIPTIONS_NAMESPACE, {
    transports: ['websocket'],
    auth: { token },
    forceNew: true,
    reconnection: false,
  });
  return new Promise<string>((resolve) => {
    socket.once('connect_error', ({ message }) => resolve(message));
    socket.once('disconnect', (reason) => resolve(reason));
  }).finally(() => socket.disconnect());
}

/** The contract of every identity provider. */
export function identityContract(driver: Driver): void {
  useApp({ requireVerifiedEmail: true, ...driver.settings });

  describe('a user with a token', () => {
    it('registers once, however often they call, and is recognised afterwards', async () => {
      const somebody = await driver.somebody({ verified: true });
      expect(await as(somebody).get(routes.readMe())).toMatchObject(UNAUTHENTICATED);
      const replies = await Promise.all(Array.from({ length: 5 }, () => register(somebody)));
      expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 201));
      expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
      const { email } = somebody;
      expect((await as(somebody).get<MeView>(routes.readMe())).body).toMatchObject({
        username: 'Ada',
        email,
        identityEmail: email,
        emailVerified: true,
      });
    });

    it('registers only the email of the token', async () => {
      const somebody = await driver.somebody({ verified: true });
      expect((await register(somebody, anEmail())).status).toBe(400);
      expect((await register(somebody, somebody.email.toUpperCase())).status).toBe(201);
    });

    it('sees invitations only once the email is verified', async () => {
      const [owner, invited, unproven] = await Promise.all(
        [true, true, false].map((verified) => driver.somebody({ verified })),
      );
      if (!owner || !invited || !unproven) throw new Error('Nobody came.');
      const { id } = (await register(owner)).body;
      const { project } = await aProject({
        owner: { ...owner, id, username: 'Ada', password: PASSWORD, refreshToken: '', expiresIn: 0 },
      });
      for (const each of [invited, unproven]) {
        await register(each);
        const body = { projectId: project.id, email: each.email, role: 'translator' };
        expect((await as(owner).post(routes.createInvitation(), body)).status).toBe(201);
      }
      expect((await as(invited).get<unknown[]>(routes.listInvitations())).body).toHaveLength(1);
      expect(await as(unproven).get(routes.listInvitations())).toMatchObject({ status: 200, body: [] });
      expect((await as(unproven).get<MeView>(routes.readMe())).body.emailVerified).toBe(false);
    });

    it('has the data of the provider in the export', async () => {
      const somebody = await driver.somebody({ verified: true });
      await register(somebody);
      const { status, body } = await as(somebody).get<{ identity: object | null }>(routes.exportMe());
      expect(status).toBe(200);
      if (driver.kept === null) expect(body.identity).toBeNull();
      else expect(body.identity).toMatchObject({ email: somebody.email, emailVerified: true });
    });

    it('is deleted with the account, also at the provider, and is not recreated by the token', async () => {
      const somebody = await driver.somebody({ verified: true });
      await register(somebody);
      expect((await as(somebody).delete(routes.deleteMe())).status).toBe(204);
      await part(Background).settled();
      expect(await as(somebody).get(routes.readMe())).toMatchObject(UNAUTHENTICATED);
      expect(await register(somebody)).toMatchObject(UNAUTHENTICATED);
      if (driver.kept !== null) expect(await driver.kept(somebody)).toBeNull();
    });
  });

  it('cannot use a forged, expired or foreign token, in calls or sockets', async () => {
    const somebody = await driver.somebody({ verified: true });
    await register(somebody);
    const forged = { ...(await driver.forged(somebody)), nonsense: 'nonsense', empty: '..' };
    for (const [kind, accessToken] of Object.entries(forged)) {
      const reply = await as({ accessToken }).get(routes.readMe());
      expect({ kind, ...reply }).toMatchObject({ kind, ...UNAUTHENTICATED });
      expect({ kind, end: await endOfSocket(accessToken) }).toEqual({ kind, end: 'unauthenticated' });
    }
  });

  it('is disconnected from sockets when the token expires', async () => {
    const { tokenFor } = driver;
    if (tokenFor === null) return;
    const somebody = await driver.somebody({ verified: true });
    await register(somebody);
    expect(await endOfSocket(tokenFor(somebody, 2))).toBe('io server disconnect');
  });

  it('finds the driver in the public configuration', async () => {
    const { body } = await as(null).get<ConfigView>(routes.readConfig());
    expect(body.identity.driver).toBe(driver.settings.identityProvider ?? 'local');
    expect(JSON.stringify(body)).not.toMatch(/secret|private|BEGIN/i);
  });
}
