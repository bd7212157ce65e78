import { JwtService } from '@nestjs/jwt';

import { LIVE_MESSAGES } from '#core/api/live.js';
import { routes } from '#core/api/routes.js';

import { anonymous, as } from '../support/api.js';
import { currentApp, JWT_SECRET, useApp } from '../support/server/app.js';
import { aProject } from '../support/project/project-world.js';
import { aMember, aUser } from '../support/project/world.js';
import type { TestUser } from '../support/project/world.js';
import { closeSockets, connected, once, socketOf } from './support/live-socket.js';

useApp();
afterEach(closeSockets);

const jwt = new JwtService();

/** A token of the user that expires after some seconds. */
function tokenFor(user: TestUser, seconds: number): string {
  const exp = Math.floor(Date.now() / 1000) + seconds;
  const claims = { ...jwt.decode<Record<string, unknown>>(user.accessToken), exp };
  return jwt.sign(claims, { secret: JWT_SECRET, algorithm: 'HS256' });
}

const refusal = async (token: unknown, options = {}): Promise<string> =>
  (await once<Error>(socketOf(token, options), 'connect_error')).message;

describe('the connection of /projects', () => {
  it('needs a token that is valid', async () => {
    const user = await aUser();
    expect(await refusal(undefined)).toBe('unauthenticated');
    expect(await refusal('x.y.z')).toBe('unauthenticated');
    expect(await refusal(tokenFor(user, -3_600))).toBe('unauthenticated');
  });

  it('is refused to pages of other origins', async () => {
    const user = await aUser();
    const from = (origin: string) => ({ extraHeaders: { origin } });
    expect(await refusal(user.accessToken, from('https://evil.example'))).toBe('websocket error');
    await once(socketOf(user.accessToken, from(currentApp().origin)), 'connect');
  });

  it('is refused to the eleventh socket of a user', async () => {
    const user = await aUser();
    await Promise.all(Array.from({ length: 10 }, () => connected(user)));
    expect(await refusal(user.accessToken)).toBe('too_many_sockets');
  });

  it.each([
    ['when the token expires', (user: TestUser) => tokenFor(user, 1), () => Promise.resolve()],
    [
      'when the session ends',
      ({ accessToken }: TestUser) => accessToken,
      ({ refreshToken }: TestUser) => anonymous().post(routes.signOut(), { refreshToken }),
    ],
    [
      'when the account is deleted',
      ({ accessToken }: TestUser) => accessToken,
      (user: TestUser) => as(user).delete(routes.deleteMe()),
    ],
  ])('ends %s', async (_when, tokenOf, end) => {
    const user = await aUser();
    const socket = socketOf(tokenOf(user));
    const gone = once(socket, 'disconnect');
    await once(socket, 'connect');
    await end(user);
    expect(await gone).toBe('io server disconnect');
  });
});

describe('joining a project', () => {
  it('answers a member with what they may do and read', async () => {
    const { project, language } = await aProject({ languages: ['en', 'fr', 'de'] });
    const member = await aMember(project, 'translator', {
      source: [language('en')],
      target: [language('fr')],
    });
    const live = await connected(member);
    expect(await live.join(project.id)).toMatchObject({
      role: 'translator',
      targetRestricted: true,
      languages: [
        { id: language('en').id, name: 'en', tag: 'en', access: 'source' },
        { id: language('fr').id, name: 'fr', tag: 'fr', access: 'target' },
      ],
      cursor: 0,
      missed: null,
    });
  });

  it('is refused to others, as for a project that does not exist', async () => {
    const { project } = await aProject();
    const live = await connected(await aUser());
    for (const projectId of [project.id, 999_999_999])
      expect(await live.send('join', { projectId, cursor: null })).toEqual({
        ok: false,
        code: 'not_your_project',
      });
  });

  it('is refused after the member was removed, and to a stranger nothing is sent', async () => {
    const world = await aProject({ keys: ['title'] });
    const { project, owner, value } = world;
    const stranger = await connected(await aUser());
    await stranger.send('join', { projectId: project.id, cursor: null });
    const live = await connected(owner);
    await live.join(project.id);
    const { keyId, id } = value('title', 'en');
    await as(owner).patch(routes.writeValue(project.id, keyId, id), { name: 'Heading' });
    await live.event('value_changed');
    // The answer comes after whatever was sent to it before.
    await stranger.send('leave');
    expect(stranger.heard).toEqual([]);
  });
});

describe('a message', () => {
  it.each([
    ['of no known name', 'destroy', [{ projectId: 1 }]],
    ['without a payload', 'join', []],
    ['with an id that is none', 'join', [{ projectId: '1', cursor: null }]],
    ['with a negative id', 'join', [{ projectId: -1, cursor: null }]],
    ['without a cursor', 'join', [{ projectId: 1 }]],
    ['with a cell that is none', 'focus', [{ keyId: { $gt: 0 }, languageId: null }]],
    ['with a list', 'focus', [[1, 2]]],
  ])('%s is answered with a refusal', async (_what, message, payload) => {
    const live = await connected(await aUser());
    expect(await live.send(message, ...payload)).toEqual({ ok: false, code: 'invalid_message' });
  });

  it('without an answer function is refused by an event', async () => {
    const live = await connected(await aUser());
    live.socket.emit('destroy', 1);
    expect(await live.event('refused')).toEqual({ message: 'destroy', code: 'invalid_message' });
  });

  it('about a cell is refused outside of a project', async () => {
    const live = await connected(await aUser());
    expect(await live.send('focus', { keyId: 1, languageId: 1 })).toEqual({ ok: false, code: 'not_here' });
  });

  it('is refused if there are too many, and the connection stays', async () => {
    const live = await connected(await aUser());
    const answers = await Promise.all(Array.from({ length: LIVE_MESSAGES + 5 }, () => live.send('leave')));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(LIVE_MESSAGES);
    expect(answers.at(-1)).toEqual({ ok: false, code: 'too_many_messages' });
    expect(live.socket.connected).toBe(true);
  });

  it('ends the connection if there are ten times as many', async () => {
    const live = await connected(await aUser());
    const gone = once(live.socket, 'disconnect');
    for (let sent = 0; sent <= LIVE_MESSAGES * 10; sent += 1) live.socket.emit('leave');
    expect(await gone).toBe('io server disconnect');
  });

  it('of more than 10 kB ends the connection', async () => {
    const live = await connected(await aUser());
    const gone = once(live.socket, 'disconnect');
    live.socket.emit('join', { projectId: 1, cursor: null, more: 'x'.repeat(10_001) });
    expect(await gone).toBe('transport close');
  });
});
