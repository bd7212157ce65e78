import type { Locator } from 'playwright-core';

import { anEmail, somebody } from '../support/api.js';
import type { Person } from '../support/api.js';
import { ENGLISH_DESK, FRENCH_DESK } from '../support/screens.js';
import { eventually, AppDriver } from '../support/app-driver.js';

/** Presses Tab until the element has the focus. */
async function tabOnto({ page }: AppDriver, wanted: Locator): Promise<void> {
  const reached = wanted.and(page.locator(':focus'));
  for (let presses = 0; presses < 80; presses += 1) {
    if ((await reached.count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key never came to ${String(wanted)}`);
}

/** Waits for an open dialog, whose first field has the focus only after the animation. */
async function opened(app: AppDriver, name: string): Promise<Locator> {
  const dialog = app.dialog(name);
  await dialog.locator('input:focus, button:focus:not(.ant-modal-close)').waitFor();
  return dialog;
}

type Role = 'textbox' | 'combobox' | 'button';

const tabTo = (app: AppDriver, role: Role, name: string): Promise<void> =>
  tabOnto(app, app.page.getByRole(role, { name, exact: true }));

async function register(app: AppDriver): Promise<void> {
  const { page, words } = app;
  await page.goto('/register');
  await tabTo(app, 'textbox', words('auth.email'));
  await page.keyboard.type(anEmail());
  for (const label of [words('auth.password'), words('auth.password_confirm')]) {
    await tabOnto(app, page.getByLabel(label, { exact: true }));
    await page.keyboard.type('Motley-2026');
  }
  await tabOnto(app, page.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await tabTo(app, 'button', words('auth.register.submit'));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
}

async function createProject(app: AppDriver): Promise<void> {
  const { page, words } = app;
  await app.button(words('dashboard.create')).first().waitFor();
  await page.keyboard.press('c');
  const dialog = await opened(app, words('project.create_title'));
  await tabOnto(app, dialog.getByLabel(words('project.name')));
  await page.keyboard.type('Atlas');
  await page.keyboard.press('Control+Enter');
  await page.waitForURL(/\/projects\/\d+/);
  await app.dialog().waitFor({ state: 'hidden' });
}

async function addKeyAndLanguage(app: AppDriver): Promise<void> {
  const { page, words } = app;
  await app.said('editor.empty_title');
  await page.keyboard.press('c');
  const keys = await opened(app, words('key.create_title'));
  await tabOnto(app, keys.getByLabel(words('key.name')));
  await page.keyboard.type('cart_title');
  await page.keyboard.press('Control+Enter');
  await keys.waitFor({ state: 'hidden' });
  await tabTo(app, 'button', words('editor.add_language'));
  await page.keyboard.press('Enter');
  const languages = await opened(app, words('language.add_title'));
  await tabOnto(app, languages.getByLabel(words('language.name'), { exact: true }));
  await page.keyboard.type('Deutsch');
  await page.keyboard.press('Control+Enter');
  await languages.waitFor({ state: 'hidden' });
}

async function translate(app: AppDriver): Promise<void> {
  const { page } = app;
  const wanted = app.cell('cart_title', 2);
  await wanted.waitFor();
  await app.tabInto('grid');
  for (let presses = 0; presses < 9 && (await wanted.and(page.locator(':focus')).count()) === 0; presses += 1)
    await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Dein Warenkorb');
  await page.keyboard.press('Enter');
  await app.said('editor.saved_all');
}

async function invite(app: AppDriver, guest: Person): Promise<void> {
  const { page, words } = app;
  await page.goto(`${new URL(page.url()).pathname}/users`);
  await app.button(words('members.add')).waitFor();
  await page.keyboard.press('c');
  const dialog = await opened(app, words('members.invite_title'));
  await tabOnto(app, dialog.getByLabel(words('auth.email')));
  await page.keyboard.type(guest.email);
  await tabOnto(app, dialog.getByRole('combobox', { name: words('members.col_role') }));
  await page.keyboard.press('ArrowDown');
  await app.option(words('role.translator')).waitFor();
  const active = page.locator('.ant-select-item-option-active');
  for (let n = 0; n < 9 && !(await active.innerText()).includes(words('role.translator')); n += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');
  await app.said('members.pending');
}

async function logOut(app: AppDriver): Promise<void> {
  const { page, words } = app;
  await tabTo(app, 'button', words('nav.logout'));
  await page.keyboard.press('Enter');
  const dialog = await opened(app, words('logout.title'));
  await tabOnto(app, dialog.getByRole('button', { name: words('nav.logout') }));
  await page.keyboard.press('Enter');
  await eventually(() => new URL(page.url()).pathname, '/login');
}

describe.each([ENGLISH_DESK, FRENCH_DESK])('somebody without a mouse, $locale', (screen) => {
  it('registers, creates a project, translates, invites and logs out', async () => {
    const guest = await somebody('Léa Martin');
    const app = await AppDriver.start(screen);
    await register(app);
    await createProject(app);
    await addKeyAndLanguage(app);
    await translate(app);
    await invite(app, guest);
    await logOut(app);
  });
});
