import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import express from 'express';
import type { NextFunction, Request, Response } from 'express';
import request from 'supertest';

import { DomainError } from '../errors/domain.error.js';
import { securityHeaders } from './security-headers.js';
import { serveClient } from './serve-client.js';

const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8';

/** A built client of one page and one asset. */
function aBuild(): string {
  const directory = mkdtempSync(join(tmpdir(), 'motley-client-'));
  mkdirSync(join(directory, 'assets'));
  writeFileSync(
    join(directory, 'index.html'),
    '<meta property="csp-nonce" nonce="__CSP_NONCE__"><title>Motley</title>',
  );
  writeFileSync(join(directory, 'assets', 'main-1a2b.js'), 'export {};');
  writeFileSync(join(directory, 'favicon.svg'), '<svg/>');
  writeFileSync(join(directory, '.secret'), 'hidden');
  return directory;
}

function site(directory = aBuild()) {
  const app = express();
  app.use(securityHeaders(null, '/api/docs'));
  app.use(serveClient(directory, (path) => path.startsWith('/api/v1/')));
  app.get('/api/v1/projects', (_request, response) => void response.json('from the server'));
  app.use((error: unknown, _request: Request, response: Response, _next: NextFunction) => {
    const status = error instanceof DomainError ? error.status : (error as { status: number }).status;
    response.status(status).json({ refused: true });
  });
  return request(app);
}

describe('the built client', () => {
  it.each(['/', '/login', '/projects/12', '/profile/personal-data', '/anything'])(
    'has its page at %s',
    async (path) => {
      const reply = await site().get(path).set('Accept', HTML).expect(200).expect('Content-Type', /html/);
      expect(reply.text).toContain('<title>Motley</title>');
      expect(reply.headers['cache-control']).toBe('no-store');
    },
  );

  it('gives every page its own nonce for its styles', async () => {
    const client = site();
    const pages = await Promise.all([
      client.get('/').set('Accept', HTML),
      client.get('/').set('Accept', HTML),
    ]);
    const nonces = pages.map(({ text }) => /nonce="([^"]+)"/.exec(text)?.[1] ?? '');
    expect(new Set(nonces).size).toBe(2);
    pages.forEach(({ headers }, index) =>
      expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonces[index]}'`),
    );
  });

  it('answers HEAD like GET, without the page', async () => {
    const reply = await site().head('/login').set('Accept', HTML).expect(200);
    expect(reply.text).toBeUndefined();
  });

  it('lets browsers keep assets, whose names change with their content', async () => {
    const reply = await site().get('/assets/main-1a2b.js').expect(200);
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    await site().get('/favicon.svg').expect(200);
  });

  it.each(['/assets/main-old.js', '/robots.txt', '/.secret', '/index.html.map', '/%2e%2e/package.json'])(
    'has no page in place of the missing file %s',
    (path) => site().get(path).set('Accept', HTML).expect(404, { refused: true }),
  );

  it('serves no page to a request for JSON, nor to a POST', async () => {
    await site().get('/login').set('Accept', 'application/json').expect(404, { refused: true });
    await site().post('/login').set('Accept', HTML).expect(404, { refused: true });
  });

  it('leaves API calls to the server, and serves no page for unknown ones', async () => {
    await site().get('/api/v1/projects').set('Accept', HTML).expect(200, '"from the server"');
    await site().get('/api/v1/nothing').set('Accept', HTML).expect(404);
  });

  it('is not served if it was not built', () =>
    site(mkdtempSync(join(tmpdir(), 'motley-empty-')))
      .get('/')
      .set('Accept', HTML)
      .expect(404, { refused: true }));
});
