import type { Locator } from 'playwright-core';

import { anEmail, somebody } from './support/api.js';
import type { Person } from './support/api.js';
import { ENGLISH_DESK, FRENCH_DESK } from './support/screens.js';
import { eventually, Tour } from './support/tour.js';

/** Presses Tab until the focus is there. */
async function tabOnto({ page }: Tour, wanted: Locator): Promise<void> {
  const reached = wanted.and(page.locator(':focus'));
  for (let presses = 0; presses < 80; presses += 1) {
    if ((await reached.count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key never came to ${String(wanted)}`);
}

/** A dialog that has come to rest: while it opens its cross has the focus, only then what one begins with. */
async function opened(tour: Tour, name: string): Promise<Locator> {
  const dialog = tour.dialog(name);
  await dialog.locator('input:focus, button:focus:not(.ant-modal-close)').waitFor();
  return dialog;
}

type Role = 'textbox' | 'combobox' | 'button';

const tabTo = (tour: Tour, role: Role, name: string): Promise<void> =>
  tabOnto(tour, tour.page.getByRole(role, { name, exact: true }));

async function register(tour: Tour): Promise<void> {
  const { page, words } = tour;
  await page.goto('/register');
  await tabTo(tour, 'textbox', words('auth.email'));
  await page.keyboard.type(anEmail());
  for (const label of [words('auth.password'), words('auth.password_confirm')]) {
    await tabOnto(tour, page.getByLabel(label, { exact: true }));
    await page.keyboard.type('Motley-2026');
  }
  await tabOnto(tour, page.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await tabTo(tour, 'button', words('auth.register.submit'));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
}

async function createProject(tour: Tour): Promise<void> {
  const { page, words } = tour;
  await tour.button(words('dashboard.create')).first().waitFor();
  await page.keyboard.press('c');
  const dialog = await opened(tour, words('project.create_title'));
  await tabOnto(tour, dialog.getByLabel(words('project.name')));
  await page.keyboard.type('Atlas');
  await page.keyboard.press('Control+Enter');
  await page.waitForURL(/\/projects\/\d+/);
  await tour.dialog().waitFor({ state: 'hidden' });
}

async function addKeyAndLanguage(tour: Tour): Promise<void> {
  const { page, words } = tour;
  await tour.said('editor.empty_title');
  await page.keyboard.press('c');
  const keys = await opened(tour, words('key.create_title'));
  await tabOnto(tour, keys.getByLabel(words('key.name')));
  await page.keyboard.type('cart_title');
  await page.keyboard.press('Control+Enter');
  await keys.waitFor({ state: 'hidden' });
  await tabTo(tour, 'button', words('editor.add_language'));
  await page.keyboard.press('Enter');
  const languages = await opened(tour, words('language.add_title'));
  await tabOnto(tour, languages.getByLabel(words('language.name')));
  await page.keyboard.type('Deutsch');
  await page.keyboard.press('Control+Enter');
  await languages.waitFor({ state: 'hidden' });
}

async function translate(tour: Tour): Promise<void> {
  const { page } = tour;
  const wanted = tour.cell('cart_title', 2);
  await wanted.waitFor();
  await tour.tabInto('grid');
  for (let presses = 0; presses < 9 && (await wanted.and(page.locator(':focus')).count()) === 0; presses += 1)
    await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Dein Warenkorb');
  await page.keyboard.press('Enter');
  await tour.said('editor.saved_all');
}

async function invite(tour: Tour, guest: Person): Promise<void> {
  const { page, words } = tour;
  await page.goto(`${new URL(page.url()).pathname}/users`);
  await tour.button(words('members.add')).waitFor();
  await page.keyboard.press('c');
  const dialog = await opened(tour, words('members.invite_title'));
  await tabOnto(tour, dialog.getByLabel(words('auth.email')));
  await page.keyboard.type(guest.email);
  await tabOnto(tour, dialog.getByRole('combobox', { name: words('members.col_role') }));
  await page.keyboard.press('ArrowDown');
  await tour.option(words('role.translator')).waitFor();
  const active = page.locator('.ant-select-item-option-active');
  for (let n = 0; n < 9 && !(await active.innerText()).includes(words('role.translator')); n += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');
  await tour.said('members.pending');
}

async function logOut(tour: Tour): Promise<void> {
  const { page, words } = tour;
  await tabTo(tour, 'button', words('nav.logout'));
  await page.keyboard.press('Enter');
  const dialog = await opened(tour, words('logout.title'));
  await tabOnto(tour, dialog.getByRole('button', { name: words('nav.logout') }));
  await page.keyboard.press('Enter');
  await eventually(() => new URL(page.url()).pathname, '/login');
}

describe.each([ENGLISH_DESK, FRENCH_DESK])('somebody without a mouse, $locale', (screen) => {
  it('registers, makes a project, translates, invites and logs out', async () => {
    const guest = await somebody('Léa Martin');
    const tour = await Tour.start(screen);
    await register(tour);
    await createProject(tour);
    await addKeyAndLanguage(tour);
    await translate(tour);
    await invite(tour, guest);
    await logOut(tour);
  });
});
