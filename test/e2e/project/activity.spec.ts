import type { Locator } from 'playwright-core';

import type { World } from '../support/api.js';
import { ENGLISH_DESK, ENGLISH_PHONE, FRENCH_DESK, FRENCH_PHONE } from '../support/screens.js';
import { aShop } from '../support/shop.js';
import { eventually, AppDriver } from '../support/app-driver.js';

const text = async (world: World): Promise<string | undefined> =>
  (await world.texts('Français'))['cart_title'];

async function historyOf(app: AppDriver, world: World): Promise<Locator> {
  await app.page.goto(`${world.path}?key=${world.value('cart_title', 'Français').keyId}`);
  return app.history('Français');
}

describe.each([ENGLISH_DESK, FRENCH_PHONE])('the history of a value, at $width px, $locale', (screen) => {
  it('shows who changed what, and restores a text', async () => {
    const world = await aShop();
    const lea = await world.member('translator', 'Léa Martin');
    await world.write(world.value('cart_title', 'Français'), 'Le panier', lea);
    const app = await AppDriver.open(screen, world);
    const { words } = app;
    const list = await historyOf(app, world);
    const newest = list.getByRole('listitem').first();
    await newest.getByText('Léa Martin').waitFor();
    expect(await newest.locator('del').allTextContents()).toEqual(['Votre']);
    expect(await newest.locator('ins').allTextContents()).toEqual(['Le']);
    await newest.getByText(words('activity.revert')).click();
    await eventually(() => text(world), 'Votre panier');
    await list.getByText(words('activity.text_reverted')).waitFor();
    await app.page.getByRole('tab', { name: words('panel.texts') }).click();
    await eventually(() => app.field('cart_title', 'Français').inputValue(), 'Votre panier');
  });

  it('asks before it overwrites a newer change', async () => {
    const world = await aShop();
    await world.write(world.value('cart_title', 'Français'), 'Le panier');
    await world.write(world.value('cart_title', 'Français'), 'Un panier');
    const app = await AppDriver.open(screen, world);
    const { words } = app;
    const older = (await historyOf(app, world)).getByRole('listitem').nth(1);
    app.expectRefusal(409);
    await older.getByText(words('activity.revert'), { exact: true }).click();
    await older.getByText(words('activity.newer', { text: 'Un panier' })).waitFor();
    expect(await text(world)).toBe('Un panier');
    await older.getByRole('button', { name: words('activity.revert_anyway') }).click();
    await eventually(() => text(world), 'Votre panier');
  });

  it('offers nothing to users who may not write', async () => {
    const world = await aShop();
    const reviewer = await world.member('reviewer', 'Jo Reviewer');
    await world.write(world.value('cart_title', 'Français'), 'Le panier');
    await world.review('validated', world.value('cart_title', 'Français'));
    const app = await AppDriver.open(screen, world, '', reviewer);
    const list = await historyOf(app, world);
    await list.getByRole('listitem').nth(1).waitFor();
    await eventually(() => list.getByText(app.words('activity.revert'), { exact: true }).count(), 1);
  });
});

describe.each([FRENCH_DESK, ENGLISH_PHONE])('the activity of a project, at $width px, $locale', (screen) => {
  it('is read page by page, filtered, and leads to the value', async () => {
    const world = await aShop();
    const lea = await world.member('translator', 'Léa Martin');
    const value = world.value('cart_title', 'Français');
    for (let n = 0; n < 55; n += 1) await world.write(value, `Panier ${n}`);
    await world.write(world.value('pay_now', 'Deutsch'), 'Zahlen', lea);
    const app = await AppDriver.open(screen, world);
    const { page, words } = app;
    await (app.isPhone ? app.choose(words('activity.title')) : openMenu(app));
    const drawer = app.dialog();
    const items = drawer.getByRole('listitem');
    await eventually(() => items.count(), 50);
    await app.button(words('activity.older')).click();
    await eventually(() => items.count(), 57);
    await items.last().getByText(words('activity.project_created')).waitFor();

    await drawer.getByRole('combobox', { name: words('activity.member') }).click();
    await page.locator('.ant-select-item-option').filter({ hasText: 'Léa Martin' }).click();
    await eventually(() => items.count(), 1);
    expect(new URL(page.url()).searchParams.get('by')).toBe(String(lea.id));
    await items.getByRole('button', { name: 'pay_now' }).click();
    if (app.isPhone) await app.sheet.getByRole('heading', { name: 'pay_now' }).waitFor();
    else
      await eventually(
        () => app.focusedCell().getAttribute('aria-label'),
        `Zahlen, ${words('editor.status_modified')}`,
      );
  });
});

async function openMenu({ page, words }: AppDriver): Promise<void> {
  await page.getByRole('button', { name: 'Atlas' }).click();
  await page.getByRole('menuitem', { name: words('activity.title') }).click();
}
