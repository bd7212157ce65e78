import { jest } from '@jest/globals';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';

import type { SessionView, TokenPair } from '#core/api/identity.js';
import { SUBSCRIPTIONS_NAMESPACE } from '#core/api/realtime.js';
import { API_BASE, routes } from '#core/api/routes.js';

import { PersonalToken } from '../../src/entities/index.js';
import { CACHE_MS, LiveSessions } from '../../src/modules/identity/local/sessions/live-sessions.js';
import { SessionsQueries } from '../../src/modules/identity/local/sessions/sessions.queries.js';
import { Database } from '../../src/platform/database/database.js';
import { anonymous, as } from '../support/api.js';
import type { Api, Reply } from '../support/api.js';
import { currentApp, part, serveApp, useApp } from '../support/server/app.js';
import { aProject } from '../support/project/project-world.js';
import { anEmail, anIdentity, aUser, PASSWORD } from '../support/project/world.js';
import type { TestUser } from '../support/project/world.js';
import { aProgram, NEW_PASSWORD, signIn, UNAUTHENTICATED } from './support/sessions.js';

const changePassword = (user: TestUser, wishes = {}) =>
  as(user).post(routes.changePassword(), { password: PASSWORD, newPassword: NEW_PASSWORD, ...wishes });

const idOf = async (session: TokenPair): Promise<string> =>
  (await as(session).get<SessionView[]>(routes.listSessions())).body.find(({ isCurrent }) => isCurrent)?.id ??
  '';

/** The ways in which the owner ends a stolen session. */
const ENDINGS: [string, (owner: TestUser, thief: TokenPair) => Promise<Reply<unknown>>][] = [
  ['the password was changed', (owner) => changePassword(owner)],
  ['the owner logged out everywhere', (owner) => as(owner).post(routes.signOutEverywhere())],
  ['the owner logged the other devices out', (owner) => as(owner).delete(routes.endOtherSessions())],
  [
    'the owner logged that device out',
    async (owner, thief) => as(owner).delete(routes.endSession(await idOf(thief))),
  ],
  [
    'the owner logged that device out by its id in capitals',
    async (owner, thief) => as(owner).delete(routes.endSession((await idOf(thief)).toUpperCase())),
  ],
  ['it logged out', (_owner, { refreshToken }) => anonymous().post(routes.signOut(), { refreshToken })],
];

describe('the access token of a session that has ended', () => {
  useApp();

  it.each(ENDINGS)('is refused from the next call on, once %s', async (_when, end) => {
    const owner = await aUser();
    const { project, value, key } = await aProject({ owner, keys: ['title'] });
    const thief = await signIn(owner.email);
    const text = routes.writeValue(project.id, key('title').id, value('title', 'en').id);
    const calls: ((api: Api) => Promise<Reply<unknown>>)[] = [
      (api) => api.patch(text, { name: 'Title' }),
      (api) => api.post(routes.createToken(), { name: 'x', scopes: ['write'] }),
      (api) => api.get(routes.listTokens()),
      (api) => api.get(routes.listSessions()),
      (api) => api.get(routes.exportMe()),
      (api) => api.patch(routes.updateMe(), { username: 'x' }),
      (api) => api.post(routes.changeEmail(), { password: PASSWORD, email: anEmail() }),
      (api) => api.delete(routes.endOtherSessions()),
      (api) => api.delete(routes.deleteProject(project.id)),
      (api) => api.delete(routes.deleteMe()),
      (api) => api.get(routes.readProject(project.id)),
    ];
    expect((await as(thief).patch(text, { name: 'Before' })).status).toBe(200);
    expect((await end(owner, thief)).status).toBe(204);
    for (const call of calls) expect(await call(as(thief))).toMatchObject(UNAUTHENTICATED);
    expect((await anonymous().get(routes.readConfig())).status).toBe(200);
  });

  it('stays valid in the session that changed the password, and in those of others', async () => {
    const [owner, other] = [await aUser(), await aUser()];
    await changePassword(owner);
    for (const user of [owner, other])
      expect((await as(user).patch(routes.updateMe(), { username: 'Still here' })).status).toBe(200);
  });

  it('is refused once a used refresh token was used again', async () => {
    const user = await aUser();
    const [{ refreshToken }, second] = [user, await refreshed(user.refreshToken)];
    const third = await refreshed(second.refreshToken);
    await anonymous().post(routes.refresh(), { refreshToken });
    expect(await as(third).get(routes.readMe())).toMatchObject(UNAUTHENTICATED);
  });

  it('causes one query, however many calls arrive at once', async () => {
    const [session, other] = [await idOf(await anIdentity()), await idOf(await anIdentity())];
    const [live, asked] = [part(LiveSessions), jest.spyOn(part(SessionsQueries), 'isLive')];
    const verdicts = await Promise.all(
      Array.from({ length: 50 }, (_, n) => live.isLive(n % 2 ? session : other)),
    );
    expect(verdicts).toEqual(Array.from({ length: 50 }, () => true));
    // No query shortly after the previous calls.
    expect(asked.mock.calls.length).toBeLessThanOrEqual(2);
    asked.mockRestore();
  });
});

const refreshed = async (refreshToken: string): Promise<TokenPair> =>
  (await anonymous().post<TokenPair>(routes.refresh(), { refreshToken })).body;

describe('a session that another process has ended', () => {
  useApp();

  it('is refused here as well, though this process has it cached as live', async () => {
    const here = `${currentApp().origin}${API_BASE}`;
    const stopOther = await serveApp();
    try {
      const owner = await aUser();
      const thief = await signIn(owner.email);
      const writeHere = async (): Promise<number> => {
        const headers = {
          authorization: `Bearer ${thief.accessToken}`,
          'content-type': 'application/json',
        };
        const body = JSON.stringify({ username: 'x' });
        return (await fetch(`${here}${routes.updateMe()}`, { method: 'PATCH', headers, body })).status;
      };
      expect(await writeHere()).toBe(200);
      expect((await as(owner).delete(routes.endOtherSessions())).status).toBe(204);
      // Repeated checks do not extend the cache.
      while ((await writeHere()) === 200) continue;
      expect(await writeHere()).toBe(401);
      expect(CACHE_MS).toBeLessThan(2_000);
    } finally {
      await stopOther();
    }
  });
});

describe('a socket', () => {
  useApp();

  it('is closed with its own session only', async () => {
    const owner = await aUser();
    const [mine, thiefs] = [await socketOf(owner), await socketOf(await signIn(owner.email))];
    const closed = new Promise((resolve) => thiefs.once('disconnect', resolve));
    await as(owner).delete(routes.endOtherSessions());
    expect(await closed).toBe('io server disconnect');
    expect(mine.connected).toBe(true);
    mine.disconnect();
  });

  it('is not opened by a session that has ended', async () => {
    const owner = await aUser();
    const thief = await signIn(owner.email);
    await as(owner).delete(routes.endOtherSessions());
    await expect(socketOf(thief)).rejects.toThrow('unauthenticated');
  });
});

function socketOf({ accessToken: token }: Pick<TokenPair, 'accessToken'>): Promise<Socket> {
  const socket = io(currentApp().origin + SUBSCRIPTIONS_NAMESPACE, {
    transports: ['websocket'],
    auth: { token },
    forceNew: true,
    reconnection: false,
  });
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}

describe('personal access tokens', () => {
  useApp();

  it.each(ENDINGS.slice(0, 3))('are revoked when %s', async (_when, end) => {
    const owner = await aUser();
    const program = await aProgram(owner);
    await end(owner, await signIn(owner.email));
    expect(await as(program).get(routes.readMe())).toMatchObject(UNAUTHENTICATED);
  });

  it.each<[string, (owner: TestUser) => Promise<Reply<unknown>>]>([
    ['the password changes', (owner) => changePassword(owner, { keepTokens: true })],
    [
      'the owner logs out everywhere',
      (owner) => as(owner).post(`${routes.signOutEverywhere()}?keepTokens=true`),
    ],
    [
      'the owner logs out the others',
      (owner) => as(owner).delete(`${routes.endOtherSessions()}?keepTokens=true`),
    ],
  ])('are kept if the owner asks for it when %s', async (_when, end) => {
    const owner = await aUser();
    const program = await aProgram(owner);
    expect((await end(owner)).status).toBe(204);
    expect((await as(program).get(routes.readMe())).status).toBe(200);
  });

  it('are all revoked by one call, except those of others', async () => {
    const [owner, other] = [await aUser(), await aUser()];
    const [first, second, theirs] = [await aProgram(owner), await aProgram(owner), await aProgram(other)];
    expect((await as(owner).delete(routes.revokeTokens())).status).toBe(204);
    for (const gone of [first, second])
      expect(await as(gone).get(routes.readMe())).toMatchObject(UNAUTHENTICATED);
    expect((await as(theirs).get(routes.readMe())).status).toBe(200);
    const rows = await part(Database).query(
      `SELECT action FROM audit_log WHERE actor_id = $1 AND action = 'token.revoked'`,
      [owner.id],
    );
    expect(rows).toHaveLength(2);
  });

  it('are not created by a session that ends at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const owner = await aUser();
      const thief = await signIn(owner.email);
      await Promise.all([
        ...Array.from({ length: 8 }, () =>
          as(thief).post(routes.createToken(), { name: 'x', scopes: ['write'] }),
        ),
        as(owner).delete(routes.endOtherSessions()),
      ]);
      expect(await part(Database).repository(PersonalToken).countBy({ userId: owner.id })).toBe(0);
    }
  });
});
