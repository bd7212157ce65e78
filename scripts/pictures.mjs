import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ROOT } from './lib/run.mjs';
import { logIn, takeOutside, takePhone, takeWide } from './pictures/scenes.mjs';
import { sheetOf } from './pictures/sheet.mjs';
import { takeScreens } from './pictures/screens.mjs';
import { wordsOf } from './pictures/words.mjs';

// `npm run pictures`: takes the pictures of docs/pictures from the product itself, as it is now, in the demo world.
const FOLDER = join(ROOT, 'docs', 'pictures');

await ensureInstalled();
await ensureBuilt();
const { chromium } = await import('playwright-core');
const { bootstrap } = await import('../dist/src/bootstrap.js');
const { readConfig } = await import('../dist/src/platform/config/config.js');

const dataDir = mkdtempSync(join(tmpdir(), 'motley-pictures-'));
const motley = await bootstrap(readConfig({ PORT: '0', MOTLEY_DATA: dataDir, LOG_LEVEL: 'error' }), true);
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const width of [1440, 390]) for (const locale of ['en', 'fr']) await takeAll({ width, locale });
} finally {
  await browser.close();
  await motley.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** The single pictures in English, which the README shows, and every screen on one sheet. */
async function takeAll({ width, locale }) {
  const isPhone = width < 600;
  const context = await browser.newContext({
    baseURL: motley.address,
    locale: locale === 'fr' ? 'fr-FR' : 'en-GB',
    viewport: { width, height: isPhone ? 844 : 900 },
    hasTouch: isPhone,
    isMobile: isPhone,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const words = wordsOf(locale);
  const [camille] = motley.demo.accounts;
  const account = { email: camille.email, password: motley.demo.password };
  const scenes = { page, words, take: pictureTaker(page, width, locale) };
  await takeOutside(scenes, account);
  const outside = await takeScreens(page, [
    '/login',
    '/register',
    '/reset-password',
    '/terms',
    '/components',
  ]);
  const projectId = await logIn(scenes, account);
  const inside = await takeScreens(page, screensOf(projectId));
  await (isPhone ? takePhone(scenes, projectId) : takeWide(scenes, projectId));
  await sheetOf(browser, [...outside, ...inside], {
    width,
    path: join(FOLDER, `sheet-${locale}-${width}.jpg`),
  });
  await context.close();
}

function pictureTaker(page, width, locale) {
  return async (name) => {
    await page.waitForTimeout(600);
    if (locale === 'en') await page.screenshot({ path: join(FOLDER, `${name}-${width}.png`) });
  };
}

function screensOf(id) {
  return [
    '/dashboard',
    '/dashboard?d=create',
    ...['', '?d=new-key', '?d=add-language', '?d=languages', '?d=export', '?d=activity', '?d=shortcuts'].map(
      (query) => `/projects/${id}${query}`,
    ),
    `/projects/${id}/users`,
    `/projects/${id}/users?d=invite`,
    ...['/invitations', '/profile/personal-data', '/profile/language', '/404'],
  ];
}
