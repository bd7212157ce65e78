import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ROOT } from './lib/run.mjs';
import { atlas, others } from './pictures/atlas.mjs';
import { caller } from './pictures/caller.mjs';
import { takeOutside, takePhone, takeWide } from './pictures/scenes.mjs';
import { tellStory } from './pictures/story.mjs';
import { wordsOf } from './pictures/words.mjs';

// `npm run pictures`: takes the pictures of docs/pictures from the product itself, as it is now.
const ACCOUNT = { email: 'camille@atlas.example', password: 'Motley-2026', username: 'Camille Bernard' };
const COLLEAGUE = { email: 'lea@atlas.example', password: 'Motley-2026', username: 'Léa Martin' };

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
  for (const width of [1440, 390])
    for (const locale of ['en', 'fr']) await takeAll({ width, locale }, projectId);
} finally {
  await browser.close();
  await motley.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Two people and their projects; answers the id of the one the editor shows. */
async function world(origin) {
  const call = caller(origin);
  const camille = await call.signUp(ACCOUNT);
  const lea = await call.signUp(COLLEAGUE);
  for (const project of others) await call('POST', '/projects', project, camille);
  const project = await call('POST', '/projects', atlas, camille);
  const invitation = { projectId: project.id, email: COLLEAGUE.email, role: 'translator' };
  const { id } = await call('POST', '/invitations', invitation, camille);
  await call('POST', `/invitations/${id}/accept`, undefined, lea);
  await tellStory({ call, camille, lea, project });
  return project.id;
}

async function takeAll({ width, locale }, projectId) {
  const isPhone = width < 600;
  const context = await browser.newContext({
    baseURL: motley.address,
    locale: locale === 'fr' ? 'fr-FR' : 'en-GB',
    viewport: { width, height: isPhone ? 844 : 900 },
    deviceScaleFactor: isPhone ? 2 : 1,
    hasTouch: isPhone,
    isMobile: isPhone,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const suffix = locale === 'en' ? '' : `-${locale}`;
  const take = async (name) => {
    await page.waitForTimeout(600);
    await page.screenshot({ path: join(ROOT, 'docs', 'pictures', `${name}${suffix}-${width}.png`) });
  };
  const scenes = { page, take, words: wordsOf(locale), projectId };
  await takeOutside(scenes, ACCOUNT);
  await (isPhone ? takePhone(scenes) : takeWide(scenes));
  await context.close();
}
