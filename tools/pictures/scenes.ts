import { Buffer } from 'node:buffer';

import type { Page } from 'playwright-core';

import type { Words } from './words.ts';

interface Account {
  email: string;
  password: string;
}

/** A page, how a picture of it is taken, and the texts it shows. */
export interface Scenes {
  page: Page;
  take: (name: string) => Promise<void>;
  words: Words;
}

const PROJECT = 'Wayfarer';
const PLURAL = 'travellers';

/** The login page, filled in. */
export async function takeOutside({ page, take, words }: Scenes, { email, password }: Account) {
  await page.goto('/login');
  await fillIn({ page, words }, { email, password });
  await take('login');
}

async function fillIn({ page, words }: Pick<Scenes, 'page' | 'words'>, { email, password }: Account) {
  await page.getByLabel(words('auth.email')).fill(email);
  await page.getByLabel(words('auth.password'), { exact: true }).fill(password);
}

/** The dashboard of the signed-in user; answers the id of the project the editor shows. */
export async function logIn({ page, take, words }: Scenes, account: Account) {
  await page.goto('/login');
  await fillIn({ page, words }, account);
  await page.getByRole('button', { name: words('auth.login.submit') }).click();
  await page.waitForURL('**/dashboard');
  const project = page.getByRole('link', { name: PROJECT }).first();
  await project.waitFor();
  await take('dashboard');
  return Number(/projects\/(\d+)/.exec((await project.getAttribute('href')) ?? '')?.[1]);
}

const FILE = JSON.stringify({
  common: { cancel: 'Cancelar', retry: 'Reintentar' },
  booking: {
    title: '¿Adónde vas?',
    travellers: ' Ningún viajero | {count} viajero | {count} viajeros ',
  },
  help: { contact: 'Escríbenos' },
});

/** The editor on a wide window, and what opens in it. */
export async function takeWide({ page, take, words }: Scenes, projectId: number) {
  const at = (query: string) => page.goto(`/projects/${projectId}${query}`);
  const row = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  await at('');
  await row(PLURAL).getByRole('gridcell').nth(1).dblclick();
  await take('editor');
  await page.keyboard.press('Escape');
  await openPanel(page);
  const french = page.getByRole('region', { name: 'Français' });
  await french.getByRole('button', { name: words('activity.history') }).click();
  await page
    .getByRole('tabpanel', { name: words('panel.history') })
    .getByRole('list')
    .waitFor();
  await take('editor-key-panel');
  await at('?d=activity');
  await page.getByRole('dialog').getByRole('list').first().waitFor();
  await take('activity');
  await at('?d=add-language');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: words('language.name'), exact: true }).fill('Español');
  await dialog.getByText(words('language.import'), { exact: true }).click();
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'es.json', mimeType: 'application/json', buffer: Buffer.from(FILE) });
  await dialog.getByRole('table').waitFor();
  await take('add-language');
}

async function openPanel(page: Page) {
  await page.keyboard.press('Space');
  await page.waitForURL(/key=/);
}

/** The editor on a phone: the list, the sheet of a plural key, and what happened. */
export async function takePhone({ page, take }: Scenes, projectId: number) {
  await page.goto(`/projects/${projectId}`);
  await page.getByText('minutes_ago').first().waitFor();
  await take('editor');
  await page
    .getByRole('button', { name: /minutes_ago/ })
    .first()
    .tap();
  await page.getByRole('dialog').waitFor();
  await take('editor-sheet');
  await page.goto(`/projects/${projectId}?d=activity`);
  await page.getByRole('dialog').getByRole('list').first().waitFor();
  await take('activity');
}
