import { readFileSync } from 'node:fs';

import { routes } from '#core/api/routes.js';

import { anonymous } from '../../support/api.js';
import { useApp } from '../../support/server/app.js';
import { startSmtpServer } from '../../support/server/smtp-server.js';

const smtp = await startSmtpServer();
afterAll(smtp.stop);

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

describe('GET /config', () => {
  useApp();

  it('returns what the browser needs to know, and nothing else, without authentication', async () => {
    expect(await anonymous().get(routes.readConfig())).toEqual({
      status: 200,
      headers: expect.any(Headers) as Headers,
      body: {
        identity: { driver: 'local' },
        billing: null,
        mail: false,
        registration: 'open',
        projectCreation: 'everyone',
        terms: null,
        tokenSyncUrl: null,
        limits: { fileBytes: 10_485_760, keysPerProject: 50_000, languagesPerProject: 200 },
        version,
      },
    });
  });
});

describe('GET /config with a mail server', () => {
  useApp({ smtpUrl: smtp.url.replace('//', '//user:hunter2@'), publicUrl: 'https://motley.example' });

  it('says that mail is sent, but not how', async () => {
    const { body } = await anonymous().get(routes.readConfig());
    expect(body).toMatchObject({ mail: true });
    expect(JSON.stringify(body)).not.toMatch(/smtp|hunter2|127\.0\.0\.1/);
  });
});

describe('GET /config with terms of the operator', () => {
  useApp({ terms: '# Our terms\n\nBe kind.' });

  it('returns them as written', async () => {
    const { body } = await anonymous().get(routes.readConfig());
    expect(body).toMatchObject({ terms: '# Our terms\n\nBe kind.' });
  });
});
