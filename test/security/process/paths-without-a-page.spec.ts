import { request } from 'node:http';

import { API_BASE, routes } from '#core/api/routes.js';

import { aDataFolder, cleanUp, start } from '../../process/support/motley.js';

interface Reply {
  status: number;
  type: string;
  body: string;
}

/** Requests a page like a browser, with the exact path: `fetch` would normalise it. */
function ask(address: string, path: string): Promise<Reply> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers: { accept: 'text/html,*/*;q=0.8' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          body: Buffer.concat(chunks).toString(),
        }),
      );
    })
      .once('error', reject)
      .end();
  });
}

describe('npm start', () => {
  let address: string;

  beforeAll(async () => {
    address = await start({ MOTLEY_DATA: await aDataFolder(), HOST: '127.0.0.1' }).address;
  });
  afterAll(cleanUp);

  it.each([
    '/api',
    '/api/',
    '/API',
    '/api/v1',
    '/api/v2/projects',
    '/api/docsy',
    '/api/V1/config',
    '/Api/v1/config',
    '/API/DOCS',
    '/api//v1/config',
    '//api/v1/config',
    '/%61pi/v1/config',
    '/api%2Fv1%2Fconfig',
    '/api/%76%31/config',
    '/api\\v1\\config',
    '/./api/v1/config',
    '/x/../api/v1/config',
    '/%2e/api/v1/config',
    '/api/v1/../../login',
    '/api/v1/nothing',
    '/socket.io',
    '/socket.io/',
    '/socket.io/x?EIO=4&transport=polling',
    '/Socket.IO/?EIO=4&transport=polling',
    '/Socket.IO/x',
    '/.git/config',
    '/.env',
    '/.git',
    '/%2egit/config',
    '/projects/.git/config',
    '/metrics',
    '/Metrics/',
    '/%zz',
  ])('answers 404 in JSON, never a page, for %s', async (path) => {
    const { status, type, body } = await ask(address, path);
    expect([status, type]).toEqual([404, expect.stringContaining('application/json')]);
    expect(JSON.parse(body)).toEqual({
      statusCode: 404,
      error: 'no_such_route',
      message: expect.any(String) as string,
      requestId: expect.any(String) as string,
    });
  });

  it.each([`${API_BASE}${routes.readConfig()}`, `${API_BASE}/openapi.json`, '/healthz', '/readyz'])(
    'answers %s, spelled as documented',
    async (path) => {
      const { status, type } = await ask(address, path);
      expect([status, type]).toEqual([200, expect.stringContaining('application/json')]);
    },
  );

  it('passes an id that looks like a path to its call', async () => {
    expect((await ask(address, `${API_BASE}/projects/..%2F..%2Fetc%2Fpasswd/languages`)).status).toBe(401);
  });

  it.each([
    '/',
    '/login',
    '/projects/12',
    '/projects/12/users',
    '/profile/language',
    '/nothing/at/all',
    '/apis',
    '/reset-password?token=a.b',
    '/api/docs',
  ])('serves a page at %s', async (path) => {
    const { status, type, body } = await ask(address, path);
    expect([status, type]).toEqual([200, expect.stringContaining('text/html')]);
    expect(body).toContain('<title>');
  });
});
