import { ENGLISH_DESK, FRENCH_DESK, FRENCH_PHONE } from '../support/screens.js';
import { aShop } from '../support/shop.js';
import { eventually, AppDriver } from '../support/app-driver.js';
import type { World } from '../support/api.js';

/** Selects rows by their boxes. */
async function select({ page, words }: AppDriver, ...keys: string[]): Promise<void> {
  for (const name of keys) await page.getByLabel(words('editor.select_row', { name })).click();
  await page.getByRole('group', { name: words('editor.rows_selected', { count: keys.length }) }).waitFor();
}

/** The names of the keys whose values in a language have this status. */
async function withStatus(world: World, language: string, status: string): Promise<string[]> {
  const { groups } = await world.now();
  return groups
    .flatMap(({ keys }) => keys)
    .filter(({ values }) =>
      values.some((value) => value.languageName === language && value.status === status),
    )
    .map(({ name }) => name);
}

describe.each([ENGLISH_DESK, FRENCH_PHONE])('find and replace at $width px, $locale', (screen) => {
  it('shows every change first; one is left out, the others are made', async () => {
    const world = await aShop();
    const app = await AppDriver.open(screen, world);
    const { words } = app;
    await app.choose(words('replace.title'));
    const dialog = app.dialog(words('replace.title'));
    await dialog.getByLabel(words('replace.find'), { exact: true }).fill('ITEM');
    await dialog.getByText(words('replace.found', { count: 2 })).waitFor();
    await dialog.getByLabel(words('replace.find'), { exact: true }).fill('cart');
    await dialog.getByLabel(words('replace.replacement')).fill('bag');
    await dialog.getByText(words('replace.found', { count: 2 })).waitFor();
    await dialog.locator('ins', { hasText: 'bag' }).first().waitFor();
    await dialog.getByLabel(words('replace.change', { key: 'items_count', language: 'English' })).click();
    await dialog.getByRole('button', { name: words('replace.submit', { count: 1 }) }).click();
    await dialog.waitFor({ state: 'hidden' });
    await app.said('toast.replaced', { count: 1 });
    expect(await world.texts('English')).toMatchObject({
      cart_title: 'Your bag',
      'items_count.zero': 'Your cart is empty',
    });
  });
});

describe('the selection bar', () => {
  it('reviews three keys by one click', async () => {
    const world = await aShop();
    const app = await AppDriver.open(FRENCH_DESK, world);
    await select(app, 'cancel', 'summer', 'pay_now');
    const languages = app.words('bulk.languages', { count: 3 });
    await app.button(app.words('editor.validate_count', { count: 9, languages }), true).click();
    await app.button(app.words('editor.validate_count', { count: 0, languages }), true).waitFor();
    for (const language of ['English', 'Français', 'Deutsch'])
      expect(await withStatus(world, language, 'validated')).toEqual(['cancel', 'summer', 'pay_now']);
  });

  it('moves two keys to another group', async () => {
    const world = await aShop();
    const app = await AppDriver.open(FRENCH_DESK, world);
    const { words } = app;
    await select(app, 'cancel', 'retry');
    await app.button(words('bulk.move')).click();
    const dialog = app.dialog(words('bulk.move_title', { count: 2 }));
    await dialog.getByLabel(words('key.group')).fill('checkout');
    await dialog.getByRole('button', { name: words('key.move_submit'), exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await app.said('toast.keys_moved', { count: 2 });
    await eventually(
      () => app.keys(),
      ['summer', 'cancel', 'retry', 'cart_title', 'delivery', 'items_count', 'pay_now'],
    );
  });

  it('adds a tag to two keys, undoes that by the toast, and removes one', async () => {
    const world = await aShop();
    const app = await AppDriver.open(FRENCH_DESK, world);
    const { page, words } = app;
    const tagsOf = async (name: string): Promise<string[] | undefined> =>
      (await world.now()).groups.flatMap(({ keys }) => keys).find((key) => key.name === name)?.tags;
    const change = async (action: 'add_tags' | 'remove_tags'): Promise<void> => {
      await select(app, 'cancel', 'retry');
      await app.button(words('context.tags'), true).click();
      await page.getByRole('menuitem', { name: words(`bulk.${action}`), exact: true }).click();
      const dialog = app.dialog(words(`bulk.${action}_title`, { count: 2 }));
      await dialog.getByLabel(words('context.tags')).fill('menu');
      await page.keyboard.press('Enter');
      await dialog.getByRole('button', { name: words(`bulk.${action}_submit`), exact: true }).click();
      await dialog.waitFor({ state: 'hidden' });
    };
    await change('add_tags');
    await app.said('toast.tags_added', { count: 2 });
    expect(await tagsOf('cancel')).toEqual(['menu']);
    await app.button(words('app.undo')).click();
    await eventually(() => tagsOf('retry'), []);
    await change('add_tags');
    await change('remove_tags');
    await app.said('toast.tags_removed', { count: 2 });
    expect(await tagsOf('retry')).toEqual([]);
  });
});
