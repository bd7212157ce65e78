import { jest } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';

import { boxOf, settled, styleOf } from './support/box.js';
import { Translator } from './support/translator.js';
import { useBrowser } from './support/use-browser.js';
import { wordsOf } from './support/words.js';

jest.setTimeout(300_000);

const words = wordsOf('en');
const fr = wordsOf('fr');

const XML = `<resources>
  <string name="checkout_pay">Pay now</string>
  <string name="checkout_total">Total</string>
</resources>`;

const WIDE = { width: 1440, height: 900 };
const LOW = { width: 1440, height: 560 };
const PHONE = { width: 390, height: 844 };
const ACCOUNT = { email: `layout-${Date.now()}@motley.example`, password: 'Motley-2026' };

/** How many pixels of an element are above or below the window. */
async function hiddenHeight(element: Locator): Promise<number> {
  const { y, height } = await boxOf(element);
  const windowHeight = element.page().viewportSize()?.height ?? 0;
  return Math.max(0, -y) + Math.max(0, y + height - windowHeight);
}

describe('the layout', () => {
  const app = useBrowser();
  let page: Page;
  let phone: Page;
  let translator: Translator;
  let project: string;

  const dialogOf = (on: Page): Locator => on.getByRole('dialog');
  const button = (on: Page, name: string): Locator => dialogOf(on).getByRole('button', { name, exact: true });

  beforeAll(async () => {
    ({ page } = await app.visit('en'));
    translator = new Translator(page, words);
    project = await translator.begin({ ...ACCOUNT, username: 'Camille' }, XML);
  });

  it('shows a success at the top right below the bars, without a countdown, and in nobody’s way', async () => {
    await page.goto('/dashboard');
    await translator.createProject('Borealis', 'English', { name: 'strings.xml', text: XML });
    const toast = page.locator('.ant-notification-notice').first();
    await toast.waitFor();
    const box = await boxOf(toast);
    const bar = await boxOf(page.getByRole('searchbox').locator('..'));
    expect(box.y).toBeGreaterThanOrEqual(bar.y + bar.height);
    expect(box.y).toBeLessThan(WIDE.height / 4);
    expect(WIDE.width - (box.x + box.width)).toBeLessThan(40);
    expect(await page.locator('.ant-notification-notice-progress').count()).toBe(0);

    // The click reaches the element below.
    const point = `document.elementFromPoint(${box.x + box.width / 2}, ${box.y + box.height / 2})`;
    expect(await page.evaluate(`${point}.closest('.ant-notification') === null`)).toBe(true);
    expect(await page.evaluate(`${point}.closest('main') !== null`)).toBe(true);
    await toast.getByRole('button').click();
    await toast.waitFor({ state: 'hidden' });
  });

  describe('of a dialog in a low window', () => {
    beforeEach(() => page.setViewportSize(LOW));
    afterEach(() => page.setViewportSize(WIDE));

    it.each([
      ['new-key', 'key.create'],
      ['export', 'app.cancel'],
      ['shortcuts', 'app.close'],
    ] as const)('leaves all of it and its buttons in sight: %s', async (dialog, last) => {
      await page.goto(`${project}?d=${dialog}`);
      await dialogOf(page).waitFor();
      if (dialog === 'new-key') await page.getByText(words('key.plural'), { exact: true }).click();
      expect(await hiddenHeight(page.locator('.ant-modal-container'))).toBe(0);
      expect(await hiddenHeight(button(page, words(last)))).toBe(0);
      const heights = ['scrollHeight', 'clientHeight'].map((name) =>
        page.evaluate<number>(`document.querySelector('.ant-modal-wrap').${name}`),
      );
      const [scrolled, shown] = await Promise.all(heights);
      expect(scrolled).toBe(shown);
    });
  });

  it('has the button that closes at the right of dialogs and of panels', async () => {
    for (const [dialog, frame] of [
      ['export', '.ant-modal-container'],
      ['activity', '.ant-drawer-section'],
    ] as const) {
      await page.goto(`${project}?d=${dialog}`);
      await button(page, words('app.close')).waitFor();
      await settled(page);
      const close = await boxOf(button(page, words('app.close')));
      const outer = await boxOf(page.locator(frame));
      expect(close.x - outer.x).toBeGreaterThan(outer.width - 80);
    }
  });

  it('draws keys and files without ligatures', async () => {
    await page.goto(`${project}?d=export`);
    await dialogOf(page).locator('textarea').waitFor();
    for (const text of ['[role=dialog] textarea', '[role=rowheader] .mono'])
      expect(await styleOf(page, text, 'font-variant-ligatures')).toBe('none');
  });

  describe('with forced colours', () => {
    const background = (selector: string, part?: string): Promise<string> =>
      styleOf(page, selector, 'background-color', part);
    let highlight: string;

    beforeAll(async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      highlight = await page.evaluate<string>(
        'document.body.style.accentColor = "Highlight", getComputedStyle(document.body).accentColor',
      );
    });

    afterAll(() => page.emulateMedia({ forcedColors: 'none' }));

    it('marks the filters that are on, and shows shares', async () => {
      await page.goto(`${project}?status=modified`);
      await page.getByRole('button', { pressed: true }).first().waitFor();
      expect(await background('[data-segment]:has(:checked)')).toBe(highlight);
      expect(await background('[aria-pressed="true"]')).toBe(highlight);
      const counts = { validated: 0, modified: 2, invalidated: 0, empty: 0 };
      const bar = `[aria-label="${words('a11y.progress', counts)}"]`;
      expect(await background(`${bar} > span`)).not.toBe(await background(bar));
    });

    it('marks the page that is open', async () => {
      await page.goto('/profile/language');
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await background('nav [aria-current="page"]')).toBe(highlight);
    });

    it('marks what is chosen in a dialog, and where the dialog ends', async () => {
      await page.goto(`${project}?d=export`);
      await dialogOf(page).locator('textarea').waitFor();
      expect(await background('.ant-radio-checked', '::after')).toBe(highlight);
      expect(await background('[role="dialog"] [aria-pressed="true"]')).toBe(highlight);
      expect(await styleOf(page, '.ant-modal-container', 'border-top-style')).toBe('solid');
    });
  });

  it('keeps the title of a form in its place when errors come', async () => {
    const { page: stranger, context } = await app.visit('en');
    await stranger.goto('/register');
    const title = stranger.getByRole('heading', { level: 1 });
    const { y } = await boxOf(title);
    await stranger.getByRole('button', { name: words('auth.register.submit') }).click();
    await stranger.getByRole('alert').first().waitFor();
    expect((await boxOf(title)).y).toBe(y);
    await context.close();
  });

  it('leaves room between the error of a field and the next label', async () => {
    await page.goto(`${project}?d=new-key`);
    await button(page, words('key.create')).click();
    const error = await boxOf(dialogOf(page).getByText(words('form.key_name')));
    const next = await boxOf(dialogOf(page).getByText(words('key.kind'), { exact: true }));
    expect(next.y - (error.y + error.height)).toBeGreaterThanOrEqual(8);
  });

  describe('on a phone', () => {
    beforeAll(async () => {
      ({ page: phone } = await app.visit('fr', PHONE.width));
      await new Translator(phone, fr).logIn(ACCOUNT);
      await phone.waitForURL('**/dashboard');
    });

    beforeEach(() => phone.setViewportSize(PHONE));

    it('leads from the search button to its field', async () => {
      await phone.goto(project);
      await phone.getByRole('button', { name: fr('editor.search_open') }).tap();
      expect(await phone.getByRole('searchbox').and(phone.locator(':focus')).count()).toBe(1);
    });

    it('has all three buttons of a new key, those that act on one line, and a name field that no browser zooms into', async () => {
      await phone.goto(`${project}?d=new-key`);
      const name = dialogOf(phone).getByLabel(fr('key.name'));
      await name.waitFor();
      await settled(phone);
      expect(await styleOf(phone, '[role=dialog] input.mono', 'font-size')).toBe('16px');
      expect((await boxOf(name)).height).toBeGreaterThanOrEqual(40);
      const another = await boxOf(button(phone, fr('key.create_another')));
      const create = await boxOf(button(phone, fr('key.create')));
      expect(create.y).toBe(another.y);
      const cancel = button(phone, fr('app.cancel'));
      expect((await boxOf(cancel)).y).toBeGreaterThan(create.y);
      expect(await hiddenHeight(cancel)).toBe(0);
    });

    it('has the button that downloads in sight', async () => {
      await phone.setViewportSize({ ...PHONE, height: 600 });
      await phone.goto(`${project}?d=export`);
      const download = dialogOf(phone).getByRole('button', { name: fr('export.submit', { count: 1 }) });
      await download.and(phone.locator(':enabled')).waitFor();
      expect(await hiddenHeight(download)).toBe(0);
    });
  });
});
