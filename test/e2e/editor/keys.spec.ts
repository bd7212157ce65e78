import type { Locator } from 'playwright-core';

import { ENGLISH_DESK, ENGLISH_PHONE, FRENCH_DESK, FRENCH_PHONE } from '../support/screens.js';
import { aShop, manyKeys } from '../support/shop.js';
import { eventually, AppDriver } from '../support/app-driver.js';

const FRENCH = 2;

/** The name of the button that a click there would reach. */
async function reachedAt({ page }: AppDriver, target: Locator): Promise<unknown> {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const point = `document.elementFromPoint(${x + width / 2}, ${y + height / 2})`;
  return page.evaluate(`${point}.closest('button')?.getAttribute('aria-label')`);
}

describe.each([FRENCH_DESK, ENGLISH_PHONE])('a key, at $width px, $locale', (screen) => {
  it('changes its kind and is deleted, after a warning about what is lost', async () => {
    const world = await aShop();
    const app = await AppDriver.open(screen, world, `?key=${world.value('cart_title', 'Français').keyId}`);
    const { page, words } = app;
    const menu = app.button(words('editor.key_menu', { name: 'cart_title' })).last();
    await menu.click();
    await page.getByRole('menuitem', { name: words('editor.change_kind', { kind: 'plural' }) }).click();
    const kind = app.dialog(words('key.kind_title', { name: 'cart_title' }));
    await kind.getByText(words('key.kind_text')).waitFor();
    await kind.getByRole('button', { name: words('key.kind_submit') }).click();
    await app.field('cart_title', 'Français', 'other').waitFor();
    // The toast with Undo does not cover the buttons of the key.
    await app.said('toast.key_kind_changed', { name: 'cart_title', kind: 'plural' });
    expect(await reachedAt(app, menu)).toBe(words('editor.key_menu', { name: 'cart_title' }));
    expect(await world.texts('Français')).toMatchObject({ 'cart_title.one': '', 'cart_title.other': '' });

    await menu.click();
    await page.getByRole('menuitem', { name: words('editor.delete_key') }).click();
    const deletion = app.dialog(words('key.delete_title', { name: 'cart_title' }));
    await deletion.getByText(words('key.delete_text', { values: 9, languages: 3 })).waitFor();
    await deletion.getByRole('button', { name: words('app.delete') }).click();
    await app.said('toast.key_deleted', { name: 'cart_title' });
    await eventually(async () => (await app.keys()).includes('cart_title'), false);
    expect(Object.keys(await world.texts('Français'))).not.toContain('cart_title.one');
  });
});

describe.each([FRENCH_DESK, ENGLISH_PHONE])('a key in the wrong group, at $width px, $locale', (screen) => {
  it('moves to another group, or to a new one, with its texts', async () => {
    const world = await aShop();
    const key = world.value('cart_title', 'Français');
    const app = await AppDriver.open(screen, world, `?key=${key.keyId}`);
    const { page, words } = app;
    const groups = () => world.groupsOf('cart_title');
    const before = await world.texts('Français');
    const move = async (group: string): Promise<void> => {
      await app
        .button(words('editor.key_menu', { name: 'cart_title' }))
        .last()
        .click();
      await page.getByRole('menuitem', { name: words('editor.move_key') }).click();
      const dialog = app.dialog(words('key.move_title', { name: 'cart_title' }));
      await dialog.getByLabel(words('key.group')).fill(group);
      await dialog.getByRole('button', { name: words('key.move_submit'), exact: true }).click();
    };
    await move('navigation');
    await app.said('toast.key_moved', { name: 'cart_title', group: 'navigation' });
    await app.dialog(words('key.move_title', { name: 'cart_title' })).waitFor({ state: 'hidden' });
    expect(await groups()).toEqual(['navigation']);
    await move('common');
    await app.said('toast.key_moved', { name: 'cart_title', group: 'common' });
    expect(await groups()).toEqual(['common']);
    expect(await world.texts('Français')).toEqual(before);
    // The former group has no keys left; it can still be used, renamed and deleted.
    const emptied = app.isPhone ? page.locator('h2') : page.getByRole('rowheader');
    await emptied.filter({ hasText: 'navigation' }).waitFor();
  });
});

describe.each([FRENCH_DESK, ENGLISH_DESK])('a group, at $width px, $locale', (screen) => {
  it('is deleted with its keys once its name is typed', async () => {
    const world = await aShop();
    const app = await AppDriver.open(screen, world);
    const { page, words } = app;
    const keys = ['cart_title', 'delivery', 'items_count', 'pay_now'];
    await app.button(words('editor.group_menu', { name: 'checkout' })).click();
    await page.getByRole('menuitem', { name: words('editor.delete_group') }).click();
    const dialog = app.dialog(words('group.delete_title', { name: 'checkout' }));
    await dialog.getByText(words('group.delete_text', { keys: keys.length })).waitFor();
    const submit = dialog.getByRole('button', { name: words('app.delete') });
    await submit.click();
    await dialog.getByText(words('form.mismatch')).waitFor();
    await dialog.getByRole('textbox').fill('checkout');
    await submit.click();
    await app.said('toast.group_deleted', { name: 'checkout' });
    await app.button(words('editor.group_menu', { name: 'checkout' })).waitFor({ state: 'detached' });
    for (const name of keys) expect(await world.groupsOf(name)).toEqual([]);
  });
});

describe('a language', () => {
  it('is deleted with its texts once its name is typed', async () => {
    const world = await aShop();
    const app = await AppDriver.open(FRENCH_DESK, world);
    const { page, words } = app;
    await app.button(words('editor.language_menu', { name: 'Deutsch' })).click();
    await page.getByRole('menuitem', { name: words('editor.delete_language') }).click();
    const dialog = app.dialog(words('language.delete_title', { name: 'Deutsch' }));
    const submit = dialog.getByRole('button', { name: words('app.delete') });
    await submit.click();
    await dialog.getByText(words('form.mismatch')).waitFor();
    await dialog.getByRole('textbox').fill('Deutsch');
    await submit.click();
    await eventually(() => app.languages(), ['English', 'Français']);
    expect(await world.texts('Deutsch')).toEqual({});
  });
});

describe('many keys', () => {
  it('are divided into pages on request, with the page in the address', async () => {
    const app = await AppDriver.open(ENGLISH_DESK, await manyKeys(20));
    const { page, words } = app;
    await app.button(words('app.items_per_page')).click();
    await page.getByRole('menuitem', { name: '14', exact: true }).click();
    await eventually(async () => (await app.keys()).length, 14);
    await page.getByRole('listitem', { name: /next page/i }).click();
    await eventually(async () => (await app.keys()).length, 6);
    await page.reload();
    await app.ready();
    expect(new URL(page.url()).search).toBe('?size=14&page=2');
    expect(await app.keys()).toHaveLength(6);
  });
});

describe('the keyboard', () => {
  it('copies a value, and reviews it with a single key until those are switched off and type', async () => {
    const world = await aShop();
    const value = world.value('cart_title', 'Français');
    const app = await AppDriver.open(FRENCH_DESK, world, '?status=modified');
    const { page, words } = app;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await app.cell('cart_title', FRENCH).click();
    await page.keyboard.press('ControlOrMeta+c');
    await app.said('toast.copied');
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe('Votre panier');

    await page.keyboard.press('v');
    await eventually(() => world.status(value), 'validated');
    await page.keyboard.press('?');
    const sheet = app.dialog(words('editor.shortcuts'));
    await sheet.getByRole('switch', { name: words('editor.single_keys') }).click();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    await app.cell('cart_title', FRENCH).click();
    await page.keyboard.press('x');
    const field = app.field('cart_title', 'Français');
    await field.and(page.locator(':focus')).waitFor();
    expect(await field.inputValue()).toBe('x');
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
    // If the key had reviewed, its call would have been sent before this text.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('F2');
    await app.field('cart_title', 'Deutsch').fill('Warenkorb');
    await page.keyboard.press('Enter');
    await eventually(async () => (await world.texts('Deutsch'))['cart_title'], 'Warenkorb');
    expect(await world.status(value)).toBe('validated');
  });
});

describe.each([ENGLISH_DESK, FRENCH_PHONE])('a reviewer, at $width px, $locale', (screen) => {
  it('reads texts, and is offered no field and no shortcut of other roles', async () => {
    const world = await aShop();
    const reviewer = await world.member('reviewer', 'Jo Reviewer');
    const app = await AppDriver.open(screen, world, '', reviewer);
    const { page, words } = app;
    if (app.isPhone) await app.card('cart_title').tap();
    else await app.cell('cart_title', FRENCH).dblclick();
    await page.getByText('Votre panier').first().waitFor();
    if (app.isPhone) await app.button(words('editor.validate')).waitFor();
    expect(await page.getByRole('textbox').count()).toBe(0);
    expect(await app.button(words('editor.new_key')).count()).toBe(0);
  });
});
