import type { Locator } from 'playwright-core';

import { ENGLISH_DESK, ENGLISH_PHONE, FRENCH_DESK, FRENCH_PHONE } from '../support/screens.js';
import { aShop } from '../support/shop.js';
import { eventually, AppDriver } from '../support/app-driver.js';

const FRENCH = 2;

describe.each([ENGLISH_DESK, FRENCH_PHONE])('an edit under a filter, at $width px, $locale', (screen) => {
  it('keeps the row in place until the user refreshes', async () => {
    const world = await aShop();
    const french = world.language('Français');
    const app = await AppDriver.open(screen, world, `?status=empty&langs=${french}`);
    const { page, words } = app;
    expect(await app.keys()).toEqual(['retry', 'items_count']);
    await (await app.edit('retry', 'Français', FRENCH)).fill('Réessayer');
    if (app.isPhone) await app.button(words('app.close'), true).tap();
    else await page.keyboard.press('Enter');
    await eventually(async () => (await world.texts('Français'))['retry'], 'Réessayer');
    const refresh = app.button(words('editor.refresh'));
    await refresh.waitFor();
    expect(await refresh.textContent()).toContain(words('editor.stale_rows', { count: 1 }));
    expect(await app.keys()).toEqual(['retry', 'items_count']);
    await page.keyboard.press('Escape');
    await refresh.click();
    await eventually(() => app.keys(), ['items_count']);
  });
});

describe.each([
  { screen: ENGLISH_DESK, other: FRENCH_PHONE },
  { screen: FRENCH_PHONE, other: ENGLISH_DESK },
])('an edit in another tab, at $screen.width px, $screen.locale', ({ screen, other }) => {
  it('offers the row that it adds, in an empty list and beside others', async () => {
    const world = await aShop();
    const onlyFindings = `?issues=1&langs=${world.language('Français')}`;
    const app = await AppDriver.logIn(screen, world.owner, world.path + onlyFindings);
    const { words } = app;
    await app.said('editor.no_result');
    expect(await app.button(words('editor.refresh')).count()).toBe(0);

    const tab = await AppDriver.open(other, world);
    await (await tab.edit('delivery', 'Français', FRENCH)).fill('Offerte');
    if (tab.isPhone) await tab.button(tab.words('app.close'), true).tap();
    else await tab.page.keyboard.press('Enter');
    const offer = app.page.getByRole('status').filter({ hasText: words('editor.stale_rows', { count: 1 }) });
    await offer.getByRole('button', { name: words('editor.refresh') }).click();
    await eventually(() => app.keys(), ['delivery']);

    await world.write(world.value('pay_now', 'Français'), 'Payer {amount}');
    const chip = app.button(`${words('editor.stale_rows', { count: 1 })} ${words('editor.refresh')}`, true);
    await chip.waitFor();
    expect(await app.keys()).toEqual(['delivery']);
    await chip.click();
    await eventually(() => app.keys(), ['delivery', 'pay_now']);
    await chip.waitFor({ state: 'detached' });
  });
});

describe('all languages, the sources, the targets', () => {
  it('are one click apart, with the reference in view and the view in the address', async () => {
    const world = await aShop();
    const { page, words } = await AppDriver.open(FRENCH_DESK, world);
    const access = (id: 'editor.all_languages' | 'editor.source_full' | 'editor.target_full'): Locator =>
      page.locator('label').filter({ has: page.getByRole('radio', { name: words(id) }) });
    const languages = (): Promise<string[]> =>
      page.getByRole('columnheader').locator('[dir=auto]').allTextContents();
    await access('editor.source_full').click();
    await eventually(languages, ['English']);
    await access('editor.target_full').click();
    await eventually(languages, ['English', 'Français', 'Deutsch']);
    expect(new URL(page.url()).searchParams.get('access')).toBe('target');
    await page.getByRole('columnheader', { name: 'English' }).getByText(words('editor.source')).waitFor();
    await access('editor.all_languages').click();
    await eventually(() => new URL(page.url()).searchParams.get('access'), null);
  });

  it('are shown in pairs on a phone, where the target changes with two taps', async () => {
    const world = await aShop();
    const app = await AppDriver.open(ENGLISH_PHONE, world);
    const { page, words } = app;
    await app.card('pay_now').getByText('Payer').waitFor();
    await page.getByRole('combobox', { name: words('editor.target_full') }).selectOption('Deutsch');
    await app.card('pay_now').getByText('Jetzt zahlen').waitFor();
    await app.card('pay_now').getByText('Pay now').waitFor();
    expect(new URL(page.url()).searchParams.get('langs')).toBe(String(world.language('Deutsch')));
  });
});

describe.each([FRENCH_DESK, ENGLISH_PHONE])('a search, at $width px, $locale', (screen) => {
  it('ignores accents and case, keeps filters, and counts within the results', async () => {
    const world = await aShop();
    const french = world.language('Français');
    const app = await AppDriver.open(screen, world, `?status=modified&langs=${french}`);
    await app.search('ETE');
    await eventually(() => app.keys(), ['summer']);
    const place = app.isPhone ? app.card('summer') : app.cell('summer', FRENCH);
    expect(await place.locator('mark').allTextContents()).toEqual(['Été']);
    expect(await app.chip('editor.filter_modified').getAttribute('aria-pressed')).toBe('true');
    expect(await app.chip('editor.filter_modified').getAttribute('aria-label')).toMatch(/ 1$/);
    const { searchParams } = new URL(app.page.url());
    expect([searchParams.get('q'), searchParams.get('status'), searchParams.get('langs')]).toEqual([
      'ETE',
      'modified',
      String(french),
    ]);
    await app.page.getByRole('searchbox').press('Escape');
    await eventually(async () => (await app.keys()).length, 6);
    expect(await app.chip('editor.filter_modified').getAttribute('aria-pressed')).toBe('true');
  });

  it('says what to do when it finds nothing', async () => {
    const app = await AppDriver.open(screen, await aShop());
    await app.search('zzz');
    await app.said('editor.no_result');
    await app.button(app.words('editor.clear_filters')).click();
    await app.ready();
  });
});
