import { join } from 'node:path';

import { jest } from '@jest/globals';
import type { Browser } from 'playwright-core';

import { visit } from '../browser/support/browser.js';
import { launchBrowser } from '../browser/support/launch.js';
import { Translator } from '../browser/support/translator.js';
import { wordsOf } from '../browser/support/words.js';
import { aCheckout, develop, edit } from './support/developed.js';
import type { Developed } from './support/developed.js';
import { cleanUp } from './support/motley.js';

// Two compilations of the server: a guard against hanging.
jest.setTimeout(1_200_000);

const words = wordsOf('en');
const running: Developed[] = [];
let browser: Browser;
let folder: string;

beforeAll(async () => {
  [browser, folder] = await Promise.all([launchBrowser(), aCheckout()]);
});
afterEach(() => Promise.all(running.splice(0).map((developed) => developed.end())));
afterAll(async () => {
  await browser.close();
  await cleanUp();
});

async function opened(script: 'dev' | 'dev-billing') {
  const developed = await develop(folder, script);
  running.push(developed);
  await developed.isServed;
  return visit(browser, developed.origin, 'en');
}

describe('a checkout in which nothing is built', () => {
  it('is developed by npm run dev: its pages come up, and show what is changed', async () => {
    const { page } = await opened('dev');
    const translator = new Translator(page, words);
    await translator.register({ email: 'dev@motley.example', password: 'Motley-2026' });
    await translator.createProject('Atlas', 'English', { name: 'en.json', text: '{"hello":"Hello"}' });
    await page.getByRole('gridcell').getByText('Hello').waitFor();

    await page.evaluate('window.isTheSamePage = true');
    await edit(join(folder, 'client/src/ui/Logo.tsx'), '{PRODUCT}', '{PRODUCT} as edited');
    await page.getByText('Motley as edited').first().waitFor();
    expect(await page.evaluate('window.isTheSamePage')).toBe(true);

    await edit(
      join(folder, 'client/src/i18n/en-editor.json'),
      `"editor.export": "${words('editor.export')}"`,
      '"editor.export": "Hand over"',
    );
    await page.getByRole('button', { name: 'Hand over', exact: true }).waitFor();
    await page.context().close();
  });

  it('is developed by npm run dev:billing, at ports that are free', async () => {
    const { page } = await opened('dev-billing');
    await page.goto('/register');
    await page.getByRole('heading', { name: words('auth.register.title') }).waitFor();
    expect(await page.locator('script[src$="/stripe.js"]').count()).toBe(1);
    await page.context().close();
  });
});
