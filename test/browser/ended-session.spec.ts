import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';

import { Translator } from './support/translator.js';
import { useBrowser } from './support/use-browser.js';
import { wordsOf } from './support/words.js';

jest.setTimeout(180_000);

const XML = '<resources><string name="title">As it was</string></resources>';
const ACCOUNT = { email: 'camille@motley.example', password: 'Motley-2026' };

const words = wordsOf('en');

const cell = (page: Page) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'title', exact: true }) })
    .getByRole('gridcell')
    .first();

describe('a device that is signed out from another one', () => {
  const app = useBrowser();

  it('saves nothing more, shows the login, and keeps the typed text', async () => {
    const { page: own } = await app.visit('en');
    const project = await new Translator(own, words).begin({ ...ACCOUNT, username: 'Camille' }, XML);

    const { page: other } = await app.visit('en');
    const elsewhere = new Translator(other, words);
    await elsewhere.logIn(ACCOUNT);
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

    // The page may have heard of the end of its session before it saves.
    const saves: number[] = [];
    other.on('response', (response) => {
      if (response.request().method() === 'PATCH') saves.push(response.status());
    });
    await other.keyboard.press('Control+s');
    await other.waitForURL('**/login**');
    expect(saves.filter((status) => status !== 401)).toEqual([]);
    await own.goto(project);
    await cell(own).waitFor();
    expect((await cell(own).textContent())?.trim()).toBe('As it was');

    await elsewhere.logIn(ACCOUNT, other.url());
    await other.waitForURL(`**${project}**`);
    await cell(other).filter({ hasText: 'and a text half typed' }).waitFor();
    await own.reload();
    await cell(own).filter({ hasText: 'and a text half typed' }).waitFor();
  });
});
