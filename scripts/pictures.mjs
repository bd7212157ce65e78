import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ROOT } from './lib/run.mjs';
import { atlas, others, statusOf } from './pictures/atlas.mjs';

// `npm run pictures`: takes the pictures of docs/pictures from the product itself, as it is now.
const ACCOUNT = { email: 'camille@atlas.example', password: 'Motley-2026' };

await ensureInstalled();
await ensureBuilt();
const { chromium } = await import('playwright-core');
const { bootstrap } = await import('../dist/src/bootstrap.js');
const { readConfig } = await import('../dist/src/platform/config/config.js');

const dataDir = mkdtempSync(join(tmpdir(), 'motley-pictures-'));
const motley = await bootstrap(readConfig({ PORT: '0', MOTLEY_DATA: dataDir, LOG_LEVEL: 'error' }));
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const projectId = await world(motley.address);
  for (const width of [1440, 390]) await takeAll(width, projectId);
} finally {
  await browser.close();
  await motley.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** An account with its projects; answers the id of the one the editor shows. */
async function world(origin) {
  const call = async (method, path, body, token) => {
    const response = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const { accessToken } = await call('POST', '/identity/sign-up', ACCOUNT);
  await call('POST', '/auth/register', { username: 'Camille Bernard', email: ACCOUNT.email }, accessToken);
  for (const project of others) await call('POST', '/projects', project, accessToken);
  const project = await call('POST', '/projects', atlas, accessToken);
  for (const key of project.groups.flatMap(({ keys }) => keys)) {
    for (const value of key.values) {
      const status = statusOf(value, key.name);
      if (status === null) continue;
      const path = `/projects/${project.id}/translations/${key.id}/values/${value.id}/status`;
      await call('PATCH', path, { status }, accessToken);
    }
  }
  return project.id;
}

async function takeAll(width, projectId) {
  const isPhone = width < 600;
  const context = await browser.newContext({
    baseURL: motley.address,
    locale: 'en-GB',
    viewport: { width, height: isPhone ? 844 : 900 },
    deviceScaleFactor: isPhone ? 2 : 1,
    hasTouch: isPhone,
    isMobile: isPhone,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const take = async (name) => {
    await page.waitForTimeout(600);
    await page.screenshot({ path: join(ROOT, 'docs', 'pictures', `${name}-${width}.png`) });
  };
  await page.goto('/login');
  await page.getByLabel('Email').fill(ACCOUNT.email);
  await page.getByLabel('Password', { exact: true }).fill(ACCOUNT.password);
  await take('login');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/dashboard');
  await page.goto(`/projects/${projectId}`);
  await page.getByText('cart_title').first().waitFor();
  if (!isPhone) {
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'items_count' }) });
    await row.getByRole('gridcell').nth(1).click();
    await page.keyboard.press('Enter');
  }
  await take('editor');
  await page.keyboard.press('Escape');
  await page.goto('/dashboard');
  await page.getByText(atlas.name).first().waitFor();
  await take('dashboard');
  await context.close();
}
