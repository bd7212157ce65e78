import { World } from '../support/api.js';
import { ENGLISH_DESK, FRENCH_DESK } from '../support/screens.js';
import { aShop, manyKeys } from '../support/shop.js';
import { eventually, AppDriver } from '../support/app-driver.js';

const FRENCH = 2;

const filled = (texts: Record<string, string>): number =>
  Object.values(texts).filter((text) => text !== '').length;

describe('the empty values of a language', () => {
  it('are filled from the source, after their number is confirmed', async () => {
    const world = await aShop();
    const app = await AppDriver.open(FRENCH_DESK, world);
    const { page, words } = app;
    await app.button(words('editor.language_menu', { name: 'Deutsch' })).click();
    await page.getByRole('menuitem', { name: words('editor.menu_fill') }).click();
    const dialog = app.dialog(words('editor.menu_fill'));
    await dialog.getByText(words('editor.menu_fill_text', { count: 5, language: 'Deutsch' })).waitFor();
    await dialog.getByRole('button', { name: words('editor.fill_submit', { count: 5 }) }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await world.texts('Deutsch')).toMatchObject({
      cart_title: 'Your cart',
      'items_count.one': '{count} item',
      pay_now: 'Jetzt zahlen',
    });
  });

  it('stay unchanged beyond the slice in which it is stopped', async () => {
    const world = await manyKeys(1_100);
    const app = await AppDriver.open(ENGLISH_DESK, world, '');
    const { page, words } = app;
    // A slow server, so that there is something to stop.
    const held: (() => void)[] = [];
    await page.route('**/bulk', (route) => {
      held.push(() => void route.continue());
    });
    await app.button(words('editor.language_menu', { name: 'Français' })).click();
    await page.getByRole('menuitem', { name: words('editor.menu_fill') }).click();
    const dialog = app.dialog(words('editor.menu_fill'));
    await dialog.getByRole('button', { name: words('editor.fill_submit', { count: 1_100 }) }).click();
    await eventually(() => held.length, 1);
    await dialog.getByText(words('bulk.progress', { done: 0, total: 1_100 })).waitFor();
    await dialog.getByRole('button', { name: words('bulk.stop') }).click();
    for (const go of held) go();
    await app.said('bulk.stopped', { done: 1_000, total: 1_100 });
    await dialog.waitFor({ state: 'hidden' });
    expect(held).toHaveLength(1);
    expect(filled(await world.texts('Français'))).toBe(1_000);
  });
});

describe('names, edited in place', () => {
  it('are changed in the grid and in the panel, with errors beside them', async () => {
    const world = await aShop();
    const app = await AppDriver.open(FRENCH_DESK, world);
    const { page, words } = app;
    await app.button(words('editor.group_menu', { name: 'checkout' })).click();
    await page.getByRole('menuitem', { name: words('editor.rename_group') }).click();
    const group = page.getByRole('textbox', { name: words('editor.name_of_group', { name: 'checkout' }) });
    app.expectRefusal(422);
    await group.fill('common');
    await group.press('Enter');
    await page
      .getByRole('alert')
      .filter({ hasText: words('errors.group_already_exists') })
      .waitFor();
    await group.fill('caisse');
    await group.press('Enter');
    await page.getByRole('rowheader', { name: /^caisse/ }).waitFor();

    await app.button(words('editor.open_panel', { name: 'cart_title' })).click();
    const panel = page.getByRole('complementary', { name: 'cart_title' });
    await panel.getByRole('heading').getByRole('button', { name: 'cart_title' }).click();
    const name = page.getByRole('textbox', { name: words('editor.name_of_key', { name: 'cart_title' }) });
    await name.fill('Pay Now');
    await app.button(words('form.snake_use', { suggestion: 'pay_now' })).click();
    await name.press('Enter');
    await page
      .getByRole('alert')
      .filter({ hasText: words('errors.key_name_already_exists') })
      .waitFor();
    await name.fill('title');
    await name.press('Enter');
    await app.row('title').waitFor();
  });
});

describe('the density', () => {
  it('is chosen in the columns menu and remembered', async () => {
    const app = await AppDriver.open(FRENCH_DESK, await aShop());
    const { page, words } = app;
    const height = async (): Promise<number | undefined> =>
      (await app.cell('cart_title', FRENCH).boundingBox())?.height;
    const before = await height();
    await app.button(words('editor.columns')).click();
    await page.getByText(words('editor.compact'), { exact: true }).click();
    await eventually(async () => ((await height()) ?? 0) < (before ?? 0), true);
    await page.reload();
    await app.ready();
    await eventually(height, 31);
  });
});

describe('the order of keys', () => {
  it('is that of the files, or by name once that is chosen', async () => {
    const world = await World.with(['English', 'Français'], {
      zoo: { yak: ['Yak', 'Yack'], ape: ['Ape', 'Singe'] },
      air: { owl: ['Owl', 'Hibou'] },
    });
    const app = await AppDriver.open(FRENCH_DESK, world, '');
    const { page, words } = app;
    const names = async (): Promise<string[]> =>
      (await page.getByRole('rowheader').allInnerTexts()).map((text) => /[a-z]+/.exec(text)?.[0] ?? '');
    await eventually(names, ['zoo', 'yak', 'ape', 'air', 'owl']);
    await app.button(words('editor.columns')).click();
    await page.getByText(words('editor.row_order_name'), { exact: true }).click();
    await eventually(names, ['air', 'owl', 'zoo', 'ape', 'yak']);
    await page.reload();
    await app.ready();
    await eventually(names, ['air', 'owl', 'zoo', 'ape', 'yak']);
  });
});
