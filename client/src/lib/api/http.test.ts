import { waitFor } from '@testing-library/react';

import { routes } from '#core/api/routes.js';

import { keepSession } from '../../testing/session.js';
import { NO_ANSWER, ok, refusal, startServer } from '../../testing/server.js';
import type { FakeAnswer, FakeServer } from '../../testing/server.js';
import { toasts } from '../toast.js';
import type { Toast } from '../toast.js';
import { ApiError } from '../http/api-error.js';
import { http } from './http.js';
import { identity } from '../identity/identity.js';
import { isOnline } from '../online.js';
import { identityChanged, subscriptionRequired } from '../emitter.js';

const pair = (number: number): object => ({
  accessToken: `access-${number}`,
  refreshToken: `refresh-${number}`,
  expiresIn: 900,
});

/** A server that knows one access token, and trades refresh-1 for the next pair. */
const serverOf = (good: string): FakeServer =>
  startServer()
    .on('GET', '/things', ({ token }) => (token === good ? ok(['thing']) : refusal(401, 'unauthenticated')))
    .on('POST', routes.refresh(), ({ body }) =>
      (body as { refreshToken: string }).refreshToken === 'refresh-1'
        ? ok(pair(2))
        : refusal(401, 'invalid-credential'),
    );

describe('http', () => {
  const shown: Toast[] = [];
  let stop: () => void = () => undefined;
  beforeEach(() => {
    shown.length = 0;
    stop = toasts.listen((toast) => shown.push(toast));
    keepSession();
  });
  afterEach(() => stop());

  it('sends JSON with the bearer token and the version the change builds on', async () => {
    const server = startServer().on('PATCH', '/things/1', ok({ id: 1 }));
    await expect(http.patch('/things/1', { name: 'new' }, { ifMatch: 3 })).resolves.toEqual({ id: 1 });
    expect(server.requests[0]).toMatchObject({ body: { name: 'new' }, token: 'access-1', ifMatch: '"3"' });
  });

  it('rejects an error that is no answer as unknown, with its cause; a call that was called off, with its reason', async () => {
    const server = startServer();
    const circular: Record<string, unknown> = {};
    circular.itself = circular;
    const error: unknown = await http.post('/things', circular).catch((reason: unknown) => reason);
    expect(error).toEqual(new Error('Unknown error'));
    expect((error as Error).cause).toBeInstanceOf(TypeError);
    server.on('GET', '/things', () => {
      throw NO_ANSWER;
    });
    await expect(http.get('/things', { signal: AbortSignal.abort() })).rejects.toBe(NO_ANSWER);
    expect(shown).toEqual([]);
  });

  it('sends no token when nobody is signed in', async () => {
    localStorage.clear();
    const server = startServer().on('GET', routes.readConfig(), ok({}));
    await http.get(routes.readConfig());
    expect(server.requests[0]?.token).toBeNull();
  });

  it('asks nothing that needs a session when nobody is signed in', async () => {
    localStorage.clear();
    const server = startServer();
    await expect(http.get('/things')).rejects.toMatchObject({ status: 401, handled: true });
    expect(server.requests).toEqual([]);
    expect(shown).toEqual([]);
  });

  it('stops reading, but not changing, when the session is over', async () => {
    const server = startServer()
      .on('GET', '/things', () => new Promise(() => undefined))
      .on('PATCH', '/things/1', () => Promise.resolve(ok({ id: 1 })));
    const reading = http.get('/things');
    const changing = http.patch('/things/1', {});
    await waitFor(() => expect(server.requests).toHaveLength(2));
    localStorage.clear();
    identityChanged.emit();
    await expect(reading).rejects.toMatchObject({ status: 401, handled: true });
    await expect(changing).resolves.toEqual({ id: 1 });
    expect(shown).toEqual([]);
  });

  describe('of a busy server', () => {
    const busy = (headers: Record<string, string> = { 'retry-after': '0' }): FakeAnswer => ({
      ...refusal(503, 'unavailable'),
      headers,
    });
    const served = (busyTimes: number): FakeServer => {
      let calls = 0;
      return startServer().on('GET', '/things', () => ((calls += 1) > busyTimes ? ok(['thing']) : busy()));
    };

    it('retries the requests that may be retried', async () => {
      const server = served(3);
      await expect(http.get('/things')).resolves.toEqual(['thing']);
      expect(server.requests).toHaveLength(4);
    });

    it('reports it in the end', async () => {
      const server = served(9);
      await expect(http.get('/things')).rejects.toMatchObject({ status: 503 });
      expect(server.requests).toHaveLength(4);
    });

    it('neither repeats a change, nor what the server gives no time for, or too long a one', async () => {
      const server = startServer()
        .on('POST', '/things', busy())
        .on('GET', '/things', busy({}))
        .on('GET', '/others', busy({ 'retry-after': '3600' }));
      await expect(http.post('/things', {})).rejects.toMatchObject({ status: 503 });
      await expect(http.get('/things')).rejects.toMatchObject({ status: 503 });
      await expect(http.get('/others')).rejects.toMatchObject({ status: 503, retryAfter: 3600 });
      expect(server.requests).toHaveLength(3);
    });
  });

  it('refreshes once for any number of parallel calls, and repeats them', async () => {
    const server = serverOf('access-2');
    const answers = await Promise.all(Array.from({ length: 10 }, () => http.get('/things')));
    expect(answers).toEqual(Array.from({ length: 10 }, () => ['thing']));
    expect(server.to('POST', routes.refresh())).toHaveLength(1);
  });

  it('refreshes before the token ends, without being refused first', async () => {
    keepSession({ expiresIn: 5 });
    const server = serverOf('access-2');
    await http.get('/things');
    expect(server.requests.map(({ path }) => path)).toEqual([routes.refresh(), '/things']);
  });

  it('uses what another tab refreshed meanwhile', async () => {
    const server = startServer().on('GET', '/things', ({ token }) => {
      if (token === 'access-9') return ok([]);
      keepSession({ accessToken: 'access-9' });
      return refusal(401, 'unauthenticated');
    });
    await http.get('/things');
    expect(server.to('POST', routes.refresh())).toHaveLength(0);
  });

  it('ends the session when the refresh is refused, and says no more about it', async () => {
    startServer()
      .on('GET', '/things', refusal(401, 'unauthenticated'))
      .on('POST', routes.refresh(), refusal(401, 'invalid-credential'));
    await expect(http.get('/things')).rejects.toMatchObject({ status: 401, handled: true });
    expect(identity.current()).toBeNull();
  });

  it('keeps the session when the refresh gets no answer', async () => {
    startServer()
      .on('GET', '/things', refusal(401, 'unauthenticated'))
      .on('POST', routes.refresh(), () => {
        throw NO_ANSWER;
      });
    await expect(http.get('/things')).rejects.toMatchObject({ status: 0 });
    expect(identity.current()).not.toBeNull();
  });

  it('reports a network failure once for parallel calls, and marks each handled', async () => {
    startServer().on('GET', '/things', () => {
      throw NO_ANSWER;
    });
    const errors = await Promise.all(
      [1, 2, 3].map(() => http.get('/things').catch((error: unknown) => error)),
    );
    expect(errors.every((error) => error instanceof ApiError && error.isNetwork && error.handled)).toBe(true);
    expect(shown).toEqual([{ kind: 'error', id: 'errors.network_error' }]);
    expect(isOnline()).toBe(false);
  });

  it('takes an answer that breaks off for none', async () => {
    startServer().on('GET', '/things', { status: 200, breaksOff: true });
    await expect(http.get('/things')).rejects.toMatchObject({ status: 0, isNetwork: true });
  });

  it('says nothing of a network failure when asked to be quiet', async () => {
    startServer().on('GET', '/things', () => {
      throw NO_ANSWER;
    });
    await expect(http.get('/things', { quiet: true })).rejects.toMatchObject({ status: 0, handled: false });
    expect(shown).toEqual([]);
  });

  it('is online again with the first answer', async () => {
    startServer().on('GET', '/things', ok([]));
    await http.get('/things');
    expect(isOnline()).toBe(true);
  });

  it('leads to the plans when a subscription is required', async () => {
    let asked = 0;
    const stopListening = subscriptionRequired.listen(() => (asked += 1));
    startServer().on('POST', '/things', refusal(403, 'subscription_required'));
    await expect(http.post('/things', {})).rejects.toMatchObject({ status: 403, handled: true });
    stopListening();
    expect(asked).toBe(1);
    expect(shown).toEqual([{ kind: 'error', id: 'errors.subscription_required' }]);
  });

  it('hands on code, fields and the current value of a refusal', async () => {
    startServer().on(
      'PATCH',
      '/things/1',
      refusal(409, 'conflict', { current: { version: 4 }, fields: { name: 'x' } }),
    );
    await expect(http.patch('/things/1', {})).rejects.toMatchObject({
      status: 409,
      code: 'conflict',
      current: { version: 4 },
      fields: { name: 'x' },
      requestId: 'test',
      handled: false,
    });
  });

  it('gives up when the caller aborts, without a word', async () => {
    const controller = new AbortController();
    startServer().on('GET', '/things', () => {
      controller.abort();
      throw controller.signal.reason;
    });
    await expect(http.get('/things', { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(shown).toEqual([]);
  });
});
