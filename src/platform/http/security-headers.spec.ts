import express from 'express';
import request from 'supertest';

import { securityHeaders } from './security-headers.js';

async function headersOf(publicUrl: string | null, path = '/'): Promise<Record<string, string>> {
  const app = express();
  app.use(securityHeaders(publicUrl, '/api/docs'));
  app.use((_request, response) => void response.send('anything'));
  const { headers } = await request(app).get(path);
  return headers;
}

describe('the security headers', () => {
  it('do not require https if Motley is reached by plain http: the page would stay blank', async () => {
    for (const publicUrl of [null, 'http://motley.lan']) {
      const headers = await headersOf(publicUrl);
      expect(headers).not.toHaveProperty('strict-transport-security');
      expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    }
  });

  it('keep browsers on https if Motley is reached by it', async () => {
    const headers = await headersOf('https://motley.example');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
    expect(headers['content-security-policy']).toContain("connect-src 'self' wss://motley.example;");
  });

  it('allow nothing from elsewhere and no inline script or style', async () => {
    const policy = (await headersOf(null))['content-security-policy'] ?? '';
    expect(policy.replace(/'nonce-[^']+'/, "'nonce-…'").split(';')).toEqual([
      "default-src 'self'",
      "script-src 'self'",
      "connect-src 'self'",
      "frame-src 'none'",
      "img-src 'self' data:",
      "style-src 'self' 'nonce-…'",
      "font-src 'self'",
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
  });

  it('give a nonce to pages, another at each visit, and none to responses of the API', async () => {
    const styles = async (path: string): Promise<string | undefined> =>
      /style-src [^;]*/.exec((await headersOf(null, path))['content-security-policy'] ?? '')?.[0];
    const [one, other] = [await styles('/'), await styles('/')];
    expect(one).toMatch(/^style-src 'self' 'nonce-[\w+/]{22}=='$/);
    expect(other).not.toBe(one);
    expect(await styles('/api/v1/projects')).toBe("style-src 'self'");
  });

  it('allow the inline styles of the documentation pages', async () => {
    expect((await headersOf(null, '/api/docs/'))['content-security-policy']).toContain(
      "style-src 'self' 'unsafe-inline'",
    );
  });

  it('do not name the server software, and forbid caching of API responses', async () => {
    const headers = await headersOf(null, '/api/v1/projects');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });
});
