import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import type { Browser, Locator, Page } from 'playwright-core';

import type { PluralForm } from '#core/domain/plural-rules.js';

import { visit } from '../../browser/support/browser.js';
import type { Locale } from '../../browser/support/browser.js';
import { connectToBrowser } from '../../browser/support/launch.js';
import { wordsOf } from '../../browser/support/words.js';
import type { Words } from '../../browser/support/words.js';
import { ORIGIN, sessionOf } from './api.js';
import type { Person, World } from './api.js';
import { delayAnswers } from './late-answers.js';
import type { Screen } from './screens.js';

const WAIT_TIMEOUT_MS = 15_000;

/** Polls until the result equals `expected`; fails with the difference after the timeout. */
export async function eventually<T>(ask: () => Promise<T> | T, expected: T): Promise<void> {
  const end = Date.now() + WAIT_TIMEOUT_MS;
  for (;;) {
    const answer = await ask();
    if (Date.now() > end || JSON.stringify(answer) === JSON.stringify(expected)) {
      expect(answer).toEqual(expected);
      return;
    }
    await pause(30);
  }
}

const browsers: Browser[] = [];

async function theBrowser(): Promise<Browser> {
  const [known] = browsers;
  if (known) return known;
  const browser = await connectToBrowser(process.env.E2E_BROWSER ?? '');
  browsers.push(browser);
  return browser;
}

const drivers: AppDriver[] = [];

afterEach(async () => {
  const ended = drivers.splice(0);
  await Promise.all(ended.map(({ page }) => page.context().close()));
  // No page may have reported an error.
  expect(ended.flatMap((app) => app.unexpectedComplaints())).toEqual([]);
});

afterAll(() => Promise.all(browsers.splice(0).map((browser) => browser.close())));

/** Drives the application in a browser page and finds elements by their texts. */
export class AppDriver {
  private readonly expected: { like: RegExp; from: number }[] = [];

  constructor(
    public page: Page,
    readonly words: Words,
    readonly locale: Locale,
    readonly isPhone: boolean,
    readonly complaints: string[],
  ) {}

  /** From now on, a complaint like this is expected, at any time: the browser may be slower than the page. */
  expectComplaint(like: RegExp): void {
    this.expected.push({ like, from: this.complaints.length });
  }

  /** From now on, the browser may report responses with this status. */
  expectRefusal(status: number): void {
    this.expectComplaint(new RegExp(`^${status} |responded with a status of ${status} `));
  }

  /** From now on, the browser may report what it cannot reach. */
  expectOffline(): void {
    this.expectComplaint(/ERR_INTERNET_DISCONNECTED/);
  }

  unexpectedComplaints(): string[] {
    return this.complaints.filter(
      (one, at) => !this.expected.some(({ like, from }) => at >= from && like.test(one)),
    );
  }

  /** Opens the application without a session. */
  static async start({ width, locale }: Screen, origin = ORIGIN): Promise<AppDriver> {
    const { page, complaints } = await visit(await theBrowser(), origin, locale, width);
    await delayAnswers(page);
    const app = new AppDriver(page, wordsOf(locale), locale, width < 600, complaints);
    drivers.push(app);
    return app;
  }

  /** Opens a page with the session of a user. */
  static async logIn(screen: Screen, person: Person, path: string): Promise<AppDriver> {
    const app = await AppDriver.start(screen, person.origin);
    await app.enter(person, path);
    return app;
  }

  /** Stores a session in the browser instead of filling in the form, which has its own tests. */
  async enter(person: Person, path: string): Promise<void> {
    const session = JSON.stringify(await sessionOf(person));
    const done = JSON.stringify(`entered ${randomUUID()}`);
    // Only once: from then on, the application manages the session.
    await this.page.addInitScript(`
      if (location.protocol.startsWith('http') && localStorage.getItem(${done}) === null) {
        localStorage.setItem(${done}, '');
        localStorage.setItem('motley.session', ${session});
      }`);
    await this.page.goto(path);
  }

  /** Opens the editor of a project with the session of a user. */
  static async open(screen: Screen, world: World, query = '', as = world.owner): Promise<AppDriver> {
    const app = await AppDriver.logIn(screen, as, world.path + query);
    await app.ready();
    return app;
  }

  /** Waits until the editor shows its first row. */
  async ready(): Promise<void> {
    const first = this.isPhone ? this.cards() : this.page.getByRole('gridcell');
    await first.first().waitFor();
  }

  button(name: string, exact = false): Locator {
    return this.page.getByRole('button', { name, exact });
  }

  /** An action of the menu of a member, by the words of both. */
  async actOnMember(name: string, action: string): Promise<void> {
    await this.button(this.words('dashboard.actions_of', { name }), true).click();
    await this.page.getByRole('menuitem', { name: action, exact: true }).click();
  }

  dialog(name?: string): Locator {
    return this.page.getByRole('dialog', name === undefined ? {} : { name });
  }

  /** The status of saving. */
  said(id: Parameters<Words>[0], values?: Parameters<Words>[1]): Promise<void> {
    return this.page.getByText(this.words(id, values)).first().waitFor();
  }

  /** An action of the project: a button if there is room, else a menu entry. */
  async choose(label: string): Promise<void> {
    if (!this.isPhone) return this.button(label, true).click();
    await this.button(this.words('app.more'), true).tap();
    await this.page.getByRole('menuitem', { name: label, exact: true }).tap();
  }

  /** An option of an open list. */
  option(name: string): Locator {
    return this.page.locator('.ant-select-item-option:visible').filter({ hasText: name });
  }

  /** The languages shown: the columns, or the possible targets on a phone. */
  async languages(): Promise<string[]> {
    const { page } = this;
    if (!this.isPhone) return page.getByRole('columnheader').locator('[dir=auto]').allTextContents();
    const target = page.getByRole('combobox', { name: this.words('editor.target_full') });
    return target.getByRole('option').allTextContents();
  }

  /** Scrolls the list to a position in px, at most to its end. */
  async scroll(top: number): Promise<void> {
    await this.page.evaluate(`document.querySelector('[data-grid]').scrollTop = ${top}`);
  }

  async search(query: string): Promise<void> {
    if (this.isPhone) await this.button(this.words('editor.search_open'), true).tap();
    await this.page.getByRole('searchbox').fill(query);
  }

  /** A status filter, with any count. */
  chip(id: Parameters<Words>[0]): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${this.words(id)} \\d`) });
  }

  // The desk.

  row(key: string): Locator {
    return this.page
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader', { name: key, exact: true }) });
  }

  /** @param column from 1: the first language shown */
  cell(key: string, column: number): Locator {
    return this.row(key).locator(`[aria-colindex="${column + 1}"]`);
  }

  focusedCell(): Locator {
    return this.page.locator('[role=gridcell]:focus');
  }

  /** The key names in the order of the grid or list. */
  async keys(): Promise<string[]> {
    const names = this.isPhone
      ? await this.page.locator('[data-grid] button > span:first-child.mono').allTextContents()
      : await this.page.getByRole('rowheader').locator('.mono').allTextContents();
    return names;
  }

  /** Presses Tab until the focus is in a part of the page. */
  async tabInto(role: 'grid'): Promise<void> {
    const inside = this.page.locator(`[role=${role}] [data-column]:focus`);
    for (let presses = 0; presses < 60; presses += 1) {
      if ((await inside.count()) > 0) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`The Tab key never came to the ${role}`);
  }

  // The phone.

  cards(): Locator {
    return this.page.locator('[data-grid] button').filter({ has: this.page.locator('.mono') });
  }

  card(key: string): Locator {
    return this.cards().filter({ has: this.page.locator('.mono', { hasText: new RegExp(`^${key}$`) }) });
  }

  get sheet(): Locator {
    return this.dialog();
  }

  // Both.

  /** The field of a value: in the sheet, the panel, or over the grid. */
  field(key: string, language: string, quantity: PluralForm | null = null): Locator {
    const name = [key, language, quantity].filter((part) => part !== null).join(', ');
    return this.page.getByRole('textbox', { name, exact: true });
  }

  /** Opens the history of an open key in a language, which a sheet shows without being asked, and returns its list. */
  async history(language: string): Promise<Locator> {
    const { page, words } = this;
    const name = words('panel.history');
    const link = page
      .getByRole('region', { name: language })
      .getByRole('button', { name: words('activity.history') });
    if (this.isPhone) await page.getByRole('tab', { name }).tap();
    else await link.click();
    return page.getByRole('tabpanel', { name }).getByRole('list');
  }

  /** Opens a value for editing: a double click, or a tap on its card. */
  async edit(
    key: string,
    language: string,
    column: number,
    quantity: PluralForm | null = null,
  ): Promise<Locator> {
    if (this.isPhone) await this.card(key).tap();
    else await this.cell(key, column).dblclick();
    const field = this.field(key, language, quantity);
    await field.waitFor();
    return field;
  }
}
