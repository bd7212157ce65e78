import { JwtService } from '@nestjs/jwt';
import { io } from 'socket.io-client';
import type { ManagerOptions, Socket, SocketOptions } from 'socket.io-client';

import { SUBSCRIPTION_UPDATED, SUBSCRIPTIONS_NAMESPACE } from '#core/api/realtime.js';
import { routes } from '#core/api/routes.js';
import type { SubscriptionView } from '#core/api/subscriptions.js';

import { GracefulShutdown } from '../../src/platform/http/graceful-shutdown.js';
import { intent, pay, useBilling } from '../billing/support/billing.js';
import { as } from '../support/api.js';
import { currentApp, JWT_SECRET, part, useApp } from '../support/server/app.js';
import { aUser } from '../support/project/world.js';
import type { TestUser } from '../support/project/world.js';

const open: Socket[] = [];
afterEach(() => open.splice(0).forEach((socket) => socket.disconnect()));

/** A device with this token, connected to this application. */
function device(
  token: unknown,
  {
    origin = currentApp().origin,
    ...options
  }: Partial<ManagerOptions & SocketOptions & { origin: string }> = {},
) {
  const socket = io(origin + SUBSCRIPTIONS_NAMESPACE, {
    transports: ['websocket'],
    auth: { token },
    forceNew: true,
    reconnection: false,
    ...options,
  });
  open.push(socket);
  return socket;
}

const event = <T = unknown>(socket: Socket, name: string): Promise<T> =>
  new Promise((resolve) => socket.once(name, resolve));

async function connected(user: TestUser, options: Parameters<typeof device>[1] = {}): Promise<Socket> {
  const socket = device(user.accessToken, options);
  await event(socket, 'connect');
  return socket;
}

/** The error of a refused handshake. */
const refusal = async (socket: Socket): Promise<string> =>
  (await event<Error>(socket, 'connect_error')).message;

/** Another one is accepted once the server has noticed the disconnection. */
async function freed(user: TestUser): Promise<void> {
  const next = device(user.accessToken);
  const answer = await Promise.race([event(next, 'connect').then(() => 'in'), refusal(next)]);
  if (answer !== 'in') return freed(user);
}

const jwt = new JwtService();

/** A token of the user that expires after some seconds. */
function tokenFor(user: TestUser, seconds: number): string {
  const exp = Math.floor(Date.now() / 1000) + seconds;
  const claims = { ...jwt.decode<Record<string, unknown>>(user.accessToken), exp };
  return jwt.sign(claims, { secret: JWT_SECRET, algorithm: 'HS256' });
}

describe('the socket /subscriptions', () => {
  useBilling();

  it('sends changes of a subscription to every device of its user', async () => {
    const user = await aUser();
    const devices = [await connected(user), await connected(user)];
    const told = devices.map((socket) => event<SubscriptionView>(socket, SUBSCRIPTION_UPDATED));
    const { body } = await intent(user);
    for (const subscription of await Promise.all(told))
      expect(subscription).toMatchObject({ userId: user.id, status: 'incomplete' });
    const paid = devices.map((socket) => event<SubscriptionView>(socket, SUBSCRIPTION_UPDATED));
    await pay(body);
    for (const subscription of await Promise.all(paid))
      expect(subscription).toMatchObject({ stripeSubscriptionId: body.subscriptionId, status: 'active' });
  });

  it.each([
    ['without any option', {}],
    ['by long polling only', { transports: ['polling'] }],
  ])('sends them to a client that connects %s', async (_how, options) => {
    const user = await aUser();
    const socket = io(`${currentApp().origin}/subscriptions`, {
      auth: { token: user.accessToken },
      ...options,
    });
    open.push(socket);
    await event(socket, 'connect');
    const told = event<SubscriptionView>(socket, 'subscription_updated');
    await intent(user);
    expect(await told).toMatchObject({ userId: user.id, status: 'incomplete' });
  });

  it('sends them to no other user', async () => {
    const [user, other] = [await aUser(), await aUser()];
    const heard: unknown[] = [];
    (await connected(other)).on(SUBSCRIPTION_UPDATED, (subscription) => heard.push(subscription));
    const told = event(await connected(user), SUBSCRIPTION_UPDATED);
    await intent(user);
    await told;
    expect(heard).toEqual([]);
  });

  it.each([
    ['none', undefined],
    ['none of ours', 'x.y.z'],
    ['an object', { toString: 'x' }],
    ['very long', 'x'.repeat(5_000)],
  ])('refuses a token that is %s', async (_what, token) => {
    expect(await refusal(device(token))).toBe('unauthenticated');
  });

  it('refuses an expired token, and callers who are not registered', async () => {
    const user = await aUser();
    expect(await refusal(device(tokenFor(user, -3_600)))).toBe('unauthenticated');
    await as(user).delete(routes.deleteMe());
    expect(await refusal(device(user.accessToken))).toBe('unauthenticated');
  });

  it('closes when the token expires', async () => {
    const user = await aUser();
    const socket = device(tokenFor(user, 1));
    const [isIn, isGone] = [event(socket, 'connect'), event(socket, 'disconnect')];
    await isIn;
    expect(await isGone).toBe('io server disconnect');
  });

  it('closes when the account is deleted', async () => {
    const user = await aUser();
    const gone = event(await connected(user), 'disconnect');
    await as(user).delete(routes.deleteMe());
    expect(await gone).toBe('io server disconnect');
  });

  it.each([
    ['websocket', 'websocket error'],
    ['polling', 'xhr poll error'],
  ])('refuses pages of other origins that connect by %s', async (transport, reason) => {
    const user = await aUser();
    const from = (origin: string): Socket =>
      device(user.accessToken, { transports: [transport], extraHeaders: { origin } });
    expect(await refusal(from('https://evil.example'))).toBe(reason);
    await event(from(currentApp().origin), 'connect');
  });

  it('accepts ten devices per user', async () => {
    const user = await aUser();
    await Promise.all(Array.from({ length: 10 }, () => connected(user)));
    expect(await refusal(device(user.accessToken))).toBe('too_many_sockets');
    open[0]?.disconnect();
    await freed(user);
  });

  it('has no other namespace', async () => {
    const user = await aUser();
    const elsewhere = io(`${currentApp().origin}/admin`, {
      transports: ['websocket'],
      auth: { token: user.accessToken },
      reconnection: false,
    });
    open.push(elsewhere);
    expect(await refusal(elsewhere)).toBe('Invalid namespace');
  });

  describe('of a second process', () => {
    const first = () => currentApp().origin;
    let firstOrigin = '';
    beforeAll(() => {
      firstOrigin = first();
    });
    useApp();

    it('receives messages of the first one', async () => {
      const user = await aUser();
      const here = await connected(user);
      const there = await connected(user, { origin: firstOrigin });
      const gone = [here, there].map((socket) => event(socket, 'disconnect'));
      await as(user).delete(routes.deleteMe());
      expect(await Promise.all(gone)).toEqual(['io server disconnect', 'io server disconnect']);
    });
  });
});

describe.each(['websocket', 'polling'])('a process that is shutting down', (transport) => {
  useApp();

  it(`closes sockets by ${transport} like broken connections, so that clients reconnect elsewhere, without waiting for them`, async () => {
    const user = await aUser();
    const gone = event(await connected(user, { transports: [transport] }), 'disconnect');
    // Otherwise closing would wait for an hour.
    const stopped = part(GracefulShutdown).finish(currentApp().nest.getHttpServer(), 3_600_000);
    expect(['transport close', 'transport error']).toContain(await gone);
    await stopped;
  });
});
