import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ROOT } from './lib/run.mjs';
import { logIn, takeOutside, takePhone, takeWide } from './pictures/scenes.mjs';
import { PAYING_SCREENS, register, standForStripe, tillSettings } from './pictures/paying.mjs';
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
const settings = (folder) => ({ PORT: '0', MOTLEY_DATA: join(dataDir, folder), LOG_LEVEL: 'error' });
const motley = await bootstrap(readConfig(settings('demo')), true);
const stripe = await tillSettings();
const till = await bootstrap(readConfig({ ...settings('till'), ...stripe.env }));
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const width of [1440, 390]) for (const locale of ['en', 'fr']) await takeAll({ width, locale });
} finally {
  await browser.close();
  await till.stop();
  stripe.stop();
  await motley.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** The single pictures in English, which the README shows, and every screen on one sheet. */
async function takeAll({ width, locale }) {
  const isPhone = width < 600;
  const page = await aPage(motley.address, { width, locale });
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
  await page.context().close();
  const paying = await takePaying({ width, locale });
  await sheetOf(browser, [...outside, ...inside, ...paying], {
    width,
    path: join(FOLDER, `sheet-${locale}-${width}.jpg`),
  });
}

/** What is there only where payments are taken, once a trial is over. */
async function takePaying({ width, locale }) {
  const page = await aPage(till.address, { width, locale });
  await standForStripe(page);
  await register({ page, words: wordsOf(locale) }, `camille-${locale}-${width}@motley.example`);
  const pictures = await takeScreens(page, PAYING_SCREENS);
  await page.context().close();
  return pictures;
}

async function aPage(baseURL, { width, locale }) {
  const isPhone = width < 600;
  const context = await browser.newContext({
    baseURL,
    locale: locale === 'fr' ? 'fr-FR' : 'en-GB',
    viewport: { width, height: isPhone ? 844 : 900 },
    hasTouch: isPhone,
    isMobile: isPhone,
    reducedMotion: 'reduce',
  });
  return context.newPage();
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
    '/invitations',
    '/profile/personal-data',
    '/profile/language',
    '/404',
  ];
}
