import { jest } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';

import { cleanUp } from '../process/support/motley.js';
import { anAddress } from './support/an-address.js';
import { visit } from './support/browser.js';
import { launchBrowser } from './support/launch.js';
import { Translator } from './support/translator.js';
import { wordsOf } from './support/words.js';

jest.setTimeout(180_000);

const XML = '<resources><string name="title">As it was</string></resources>';
const ACCOUNT = { email: 'camille@motley.example', password: 'Motley-2026' };

const words = wordsOf('en');

async function logIn(page: Page, at: string): Promise<void> {
  await page.goto(at);
  await page.getByLabel(words('auth.email')).fill(ACCOUNT.email);
  await page.getByLabel(words('auth.password'), { exact: true }).fill(ACCOUNT.password);
  await page.getByRole('button', { name: words('auth.login.submit') }).click();
}

const cell = (page: Page) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'title', exact: true }) })
    .getByRole('gridcell')
    .first();

describe('a device that is signed out from another one', () => {
  let browser: Browser;
  let origin: string;

  beforeAll(async () => {
    [origin, browser] = await Promise.all([anAddress(), launchBrowser()]);
  });

  afterAll(async () => {
    await browser.close();
    await cleanUp();
  });

  it('saves nothing more, shows the login, and keeps the typed text', async () => {
    const { page: own } = await visit(browser, origin, 'en');
    const owner = new Translator(own, words);
    await owner.register({ ...ACCOUNT, username: 'Camille' });
    await owner.createProject('Atlas', 'English', { name: 'strings.xml', text: XML });
    const project = new URL(own.url()).pathname;

    const { page: other } = await visit(browser, origin, 'en');
    await logIn(other, '/login');
    await other.waitForURL('**/dashboard');
    await other.goto(project);
    await cell(other).dblclick();
    await other.locator('textarea:focus').waitFor();
    await other.keyboard.type(' and a text half typed');

    await own.goto('/profile/personal-data');
    await own.getByRole('button', { name: words('sessions.end_others') }).click();
    const dialog = own.getByRole('dialog');
    await dialog.getByRole('button', { name: words('sessions.end_others') }).click();
    await own.getByText(words('toast.sessions_ended')).waitFor();

    const save = other.waitForResponse((response) => response.request().method() === 'PATCH');
    await other.keyboard.press('Control+s');
    expect((await save).status()).toBe(401);
    await other.waitForURL('**/login**');
    await own.goto(project);
    await cell(own).waitFor();
    expect((await cell(own).textContent())?.trim()).toBe('As it was');

    await logIn(other, other.url());
    await other.waitForURL(`**${project}**`);
    await cell(other).filter({ hasText: 'and a text half typed' }).waitFor();
    await own.reload();
    await cell(own).filter({ hasText: 'and a text half typed' }).waitFor();
  });
});
