import { jest } from '@jest/globals';
import type { Page } from 'playwright-core';

import { en } from './support/messages.js';
import { boxOf, settled, styleOf } from './support/box.js';
import { Translator } from './support/translator.js';
import { useBrowser } from './support/use-browser.js';
import { wordsOf } from './support/words.js';

jest.setTimeout(300_000);

const words = wordsOf('en');

const XML = `<resources>
  <string name="checkout_pay">Pay now</string>
</resources>`;

const ACCOUNT = { email: `pages-${Date.now()}@motley.example`, password: 'Motley-2026' };

describe('the pages', () => {
  const app = useBrowser();
  let page: Page;
  let project: string;

  beforeAll(async () => {
    ({ page } = await app.visit('en'));
    const translator = new Translator(page, words);
    project = await translator.begin({ ...ACCOUNT, username: 'Camille' }, XML);
  });

  it('have their headings in the same place', async () => {
    const places = [];
    for (const path of ['/dashboard', '/invitations', '/profile', '/profile/language', `${project}/users`]) {
      await page.goto(path);
      const { x, y, height } = await boxOf(page.getByRole('heading', { level: 1 }));
      places.push([x, y, height]);
    }
    expect(new Set(places.map(String)).size).toBe(1);
  });

  it.each([
    ['/404', '22px'],
    ['/projects/999999', '22px'],
    ['/dashboard?q=zzz', '17px'],
    ['/projects/999999/users', '22px'],
  ])('centre what there is instead of content: %s', async (path, size) => {
    await page.goto(path);
    const { y } = await boxOf(page.locator('main img'));
    const button = await boxOf(page.locator('main img ~ div').getByRole('button'));
    const below = (page.viewportSize()?.height ?? 0) - (button.y + button.height);
    // Under a heading, the middle is that of the rest.
    expect(Math.abs(y - below)).toBeLessThan(120);
    expect(await styleOf(page, 'main img ~ :is(h1, h2)', 'font-size')).toBe(size);
  });

  it('of a project have the same way back to it', async () => {
    const crumbs = page.getByRole('navigation', { name: words('editor.breadcrumb') });
    const places = [];
    for (const path of [project, `${project}/users`]) {
      await page.goto(path);
      const name = crumbs.getByText('Atlas', { exact: true });
      const { y, height } = await boxOf(name);
      const nav = `[aria-label="${words('editor.breadcrumb')}"]`;
      const font = await styleOf(page, `${nav} :is(h1, bdi)`, 'font');
      await crumbs.locator('[aria-hidden]', { hasText: 'A' }).waitFor();
      places.push([font, Math.round(y + height / 2)]);
    }
    expect(places[1]).toEqual(places[0]);
  });

  describe('on a phone', () => {
    beforeAll(() => page.setViewportSize({ width: 320, height: 640 }));
    afterAll(() => page.setViewportSize({ width: 1440, height: 900 }));

    it('show every button of the languages', async () => {
      await page.goto(`${project}/settings/languages`);
      const remove = page.getByRole('button', {
        name: words('language.delete_title', { name: 'English' }),
      });
      await remove.waitFor();
      await settled(page);
      const { x, width } = await boxOf(remove);
      expect(x + width).toBeLessThanOrEqual(320);
    });

    it('ring the chosen colour itself', async () => {
      await page.goto('/dashboard?d=create');
      await page.getByRole('dialog').waitFor();
      const chosen = '[role=radiogroup] label:has(:checked)';
      expect(await styleOf(page, chosen, 'box-shadow')).toBe('none');
      expect(await styleOf(page, `${chosen} > :last-child`, 'box-shadow')).not.toBe('none');
    });

    it('have room for the words of French', async () => {
      const speak = (locale: string) => page.evaluate(`localStorage.setItem('locale', '${locale}')`);
      await speak('fr');
      await page.goto('/dashboard');
      const { width } = await boxOf(page.getByRole('searchbox').locator('..'));
      expect(width).toBeGreaterThanOrEqual(248);
      await page.goto(`${project}?d=add-language`);
      const choices = '[role="dialog"] .ant-segmented-item-label';
      await page.locator(choices).last().waitFor();
      const rooms = await page.evaluate<boolean[]>(
        `[...document.querySelectorAll('${choices}')].map(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)`,
      );
      expect(rooms).toEqual([true, true]);
      await speak('en');
    });

    it('have the menu of languages inside the window where nobody is logged in', async () => {
      const { page: stranger, context } = await app.visit('fr', 320);
      await stranger.goto('/login');
      const { x, width } = await boxOf(stranger.getByRole('banner').getByRole('combobox'));
      expect(x + width).toBeLessThanOrEqual(320);
      await context.close();
    });
  });

  it.each(['en', 'fr'] as const)(
    'say everything in words where nobody is logged in, in %s',
    async (locale) => {
      const { page: stranger, context } = await app.visit(locale);
      const names = Object.keys(en);
      for (const path of ['/login', '/register']) {
        await stranger.goto(path);
        await stranger.getByRole('button').last().waitFor();
        const texts = await stranger.evaluate<string[]>(
          `[...document.querySelectorAll('body *')].flatMap((one) => [one.textContent, one.getAttribute('aria-label')])`,
        );
        expect(texts.filter((text) => names.includes(text))).toEqual([]);
      }
      await context.close();
    },
  );
});
