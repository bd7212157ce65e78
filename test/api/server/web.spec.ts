import { gzipSync } from 'node:zlib';

import { API_BASE, routes } from '#core/api/routes.js';

import { anonymous, as } from '../../support/api.js';
import { currentApp, useApp } from '../../support/server/app.js';
import { aUser } from '../../support/project/world.js';

const call = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(currentApp().origin + path, init);

const post = (
  path: string,
  body: string | Uint8Array,
  headers: Record<string, string> = {},
): Promise<Response> =>
  call(API_BASE + path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });

describe('the web application', () => {
  useApp();

  it.each([
    '/api/v1/nothing',
    '/api/v2/projects',
    '/api',
    '/nothing.js',
    '/socket.io',
    '/socket.io/',
    '/socket.io/x?EIO=4&transport=polling',
    '/socket.io/?EIO=4&transport=websocket',
  ])('answers %s, which does not exist, with a refusal in JSON', async (path) => {
    const reply = await call(path, { headers: { accept: 'application/json' } });
    expect(reply.status).toBe(404);
    expect(await reply.json()).toEqual({
      statusCode: 404,
      error: 'no_such_route',
      message: expect.any(String) as unknown,
      requestId: reply.headers.get('x-request-id'),
    });
  });

  it('gives each request its own id', async () => {
    const first = await call('/healthz', { headers: { 'x-request-id': 'mine' } });
    const second = await call('/healthz');
    const ids = [first, second].map(({ headers }) => headers.get('x-request-id'));
    expect(new Set([...ids, 'mine']).size).toBe(3);
  });

  it('reports that it is alive and ready', async () => {
    expect((await call('/healthz')).status).toBe(200);
    const ready = await call('/readyz');
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ok' }]);
  });

  it('serves the OpenAPI document as JSON and as pages', async () => {
    const description = await call(`${API_BASE}/openapi.json`);
    expect(await description.json()).toMatchObject({
      openapi: expect.any(String) as unknown,
      info: { title: 'Motley' },
    });
    const pages = await call('/api/docs');
    expect([pages.status, pages.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/html'),
    ]);
  });

  it('compresses large responses', async () => {
    const reply = await call('/api/docs/swagger-ui.css', { headers: { 'accept-encoding': 'gzip' } });
    expect(reply.headers.get('content-encoding')).toBe('gzip');
  });
});

describe('a page of another origin', () => {
  const APP = 'https://app.example.com';
  const METHOD = 'access-control-request-method';
  const ORIGIN = 'access-control-allow-origin';
  const asked = (path: string, method: string, origin = APP): Promise<Response> =>
    call(path, { method, headers: { origin, ...(method === 'OPTIONS' ? { [METHOD]: 'PATCH' } : {}) } });
  const projects = API_BASE + routes.listProjects();
  const polling = '/socket.io/?EIO=4&transport=polling';

  describe('by default', () => {
    useApp();

    it('may not read any response, nor open a socket', async () => {
      const replies = await Promise.all([
        asked(projects, 'OPTIONS'),
        asked(projects, 'GET'),
        asked(polling, 'GET'),
      ]);
      expect(replies.map(({ status, headers }) => [status, headers.get(ORIGIN)])).toEqual([
        [404, null],
        [401, null],
        [403, null],
      ]);
    });
  });

  describe('in ALLOWED_ORIGINS', () => {
    useApp({ allowedOrigins: [APP] });

    it('may call the API and read refusals', async () => {
      const preflight = await asked(projects, 'OPTIONS');
      expect([preflight.status, preflight.headers.get(ORIGIN)]).toEqual([204, APP]);
      expect(preflight.headers.get('access-control-allow-methods')).toContain('PATCH');
      expect(preflight.headers.get('access-control-allow-headers')).toContain('Authorization');
      expect(preflight.headers.has('access-control-allow-credentials')).toBe(false);
      const refusal = await asked(projects, 'GET');
      expect([refusal.status, refusal.headers.get(ORIGIN)]).toEqual([401, APP]);
      expect(refusal.headers.get('access-control-expose-headers')).toContain('ETag');
    });

    it('may open a socket', async () => {
      const reply = await asked(polling, 'GET');
      expect([reply.status, reply.headers.get(ORIGIN)]).toEqual([200, APP]);
    });

    it('may not read pages, and no other origin may do any of this', async () => {
      const other = 'https://evil.example';
      const replies = await Promise.all([
        asked('/healthz', 'GET'),
        asked(projects, 'OPTIONS', other),
        asked(projects, 'GET', other),
        asked(polling, 'GET', other),
      ]);
      expect(replies.map(({ headers }) => headers.get(ORIGIN))).toEqual([null, null, null, null]);
      expect(replies[3].status).toBe(403);
    });
  });
});

describe('the body of a call', () => {
  useApp();

  it.each([
    ['is no JSON', '{"name":'],
    ['is a bare text', '"text"'],
    ['holds a NUL', '{"name":"a\\u0000"}'],
    ['holds half a character', '{"name":"\\ud83d"}'],
    ['holds bytes that are not UTF-8', Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d])],
    ['is nested ten thousand deep', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
  ])('is refused when it %s', async (_why, body) => {
    const reply = await post(routes.signIn(), body);
    expect([reply.status, await reply.json()]).toEqual([
      400,
      expect.objectContaining({ error: 'validation_error' }),
    ]);
  });

  it('reports the location of a text that cannot be stored', async () => {
    const hostile = { email: 'a@b.cd', groups: [{ name: 'ok' }, { name: '\u0000' }] };
    const { body } = await anonymous().post(routes.signIn(), hostile);
    expect(body).toMatchObject({ fields: { 'groups.1.name': 'not_storable' } });
  });

  it('is not read before the caller is authenticated', async () => {
    expect((await anonymous().post(routes.register(), { username: '\u0000' })).status).toBe(401);
  });

  it('is refused if it is compressed', async () => {
    const reply = await post(routes.signIn(), gzipSync('{}'), { 'content-encoding': 'gzip' });
    expect(reply.status).toBe(415);
  });

  it('may have 100 kB, and 20 MB with a file', async () => {
    const big = JSON.stringify({ name: 'x'.repeat(200_000) });
    const refused = await post(routes.signIn(), big);
    expect([refused.status, await refused.json()]).toEqual([
      413,
      expect.objectContaining({ error: 'payload_too_large' }),
    ]);
    for (const path of [
      routes.listProjects(),
      routes.listLanguages(1),
      routes.importIntoLanguage(1, 1),
      routes.createKeys(1),
    ]) {
      expect((await post(path, big)).status).not.toBe(413);
    }
    const huge = { name: 'x'.repeat(20_000_000) };
    expect((await as(await aUser()).post(routes.createProject(), huge)).status).toBe(413);
  });
});
