import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from 'playwright-core';

import { ensureBuilt } from '../scripts/lib/build.mjs';
import { compiled } from '../scripts/lib/compiled.mjs';
import { fail, ROOT } from '../scripts/lib/run.mjs';
import { ensureBrowser } from './lib/browser.ts';
import { PAYING_SCREENS, register, standForStripe, tillSettings } from './pictures/paying.ts';
import { takeRepository } from './pictures/repository.ts';
import { logIn, takeOutside, takePhone, takeWide } from './pictures/scenes.ts';
import type { Scenes } from './pictures/scenes.ts';
import { takeScreens } from './pictures/screens.ts';
import { sheetOf } from './pictures/sheet.ts';
import type { Width } from './pictures/sheet.ts';
import { wordsOf } from './pictures/words.ts';

interface View {
  width: Width;
  locale: 'en' | 'fr';
}

// `npm run tools -- pictures`: takes the pictures of docs/pictures from the product itself, as it is now, in the demo world.
const FOLDER = join(ROOT, 'docs', 'pictures');

await ensureBuilt();
const { chromium } = await import('playwright-core');
const { bootstrap } = await compiled('src/bootstrap.js');
const { readConfig } = await compiled('src/platform/config/config.js');

const dataDir = mkdtempSync(join(tmpdir(), 'motley-pictures-'));
const settings = (folder: string) => ({
  PORT: '0',
  MOTLEY_DATA: join(dataDir, folder),
  LOG_LEVEL: 'error',
});
const motley = await bootstrap(readConfig(settings('demo')), true);
const demo = motley.demo ?? fail('There is no demo world.');
const stripe = await tillSettings();
const till = await bootstrap(readConfig({ ...settings('till'), ...stripe.env }));
const browser = await chromium.launch({
  executablePath: (await ensureBrowser()) ?? undefined,
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const width of [1440, 390] as const)
    for (const locale of ['en', 'fr'] as const) await takeAll({ width, locale });
} finally {
  await browser.close();
  await till.stop();
  stripe.stop();
  await motley.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** The single pictures in English, which the README shows, and every screen on one sheet. */
async function takeAll({ width, locale }: View) {
  const isPhone = width < 600;
  const page = await aPage(motley.address, { width, locale });
  const words = wordsOf(locale);
  const [camille = fail('The demo world has no accounts.')] = demo.accounts;
  const account = { email: camille.email, password: demo.password };
  const scenes = { page, words, take: pictureTaker(page, { width, locale }) };
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
  await takeRepository(scenes);
  await page.context().close();
  const paying = await takePaying({ width, locale });
  await sheetOf(browser, [...outside, ...inside, ...paying], {
    width,
    path: join(FOLDER, `sheet-${locale}-${width}.jpg`),
  });
}

/** Pages that only exist with billing, after the end of a trial. */
async function takePaying({ width, locale }: View) {
  const page = await aPage(till.address, { width, locale });
  await standForStripe(page);
  await register({ page, words: wordsOf(locale) }, `camille-${locale}-${width}@motley.example`);
  const pictures = await takeScreens(page, PAYING_SCREENS);
  await page.context().close();
  return pictures;
}

async function aPage(baseURL: string, { width, locale }: View) {
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

function pictureTaker(page: Page, { width, locale }: View): Scenes['take'] {
  return async (name) => {
    await page.waitForTimeout(600);
    if (locale === 'en') await page.screenshot({ path: join(FOLDER, `${name}-${width}.png`) });
  };
}

function screensOf(id: number) {
  return [
    '/dashboard',
    '/dashboard?d=create',
    ...['', '?d=new-key', '?d=add-language', '?d=replace', '?d=export', '?d=activity', '?d=shortcuts'].map(
      (query) => `/projects/${id}${query}`,
    ),
    ...['general', 'languages', 'files', 'plurals', 'checks', 'archive'].map(
      (section) => `/projects/${id}/settings/${section}`,
    ),
    `/projects/${id}/imports/new`,
    `/projects/${id}/users`,
    `/projects/${id}/users?d=invite`,
    '/invitations',
    '/profile/personal-data',
    '/profile/language',
    '/404',
  ];
}
