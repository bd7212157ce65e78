import { World } from '../support/api.js';
import { ENGLISH_DESK, FRENCH_DESK, FRENCH_PHONE } from '../support/screens.js';
import { aShop } from '../support/shop.js';
import { eventually, AppDriver } from '../support/app-driver.js';

const FRENCH = 2;

const translated = (count: number): Promise<World> =>
  World.with(['English', 'Français'], {
    common: Object.fromEntries(
      Array.from({ length: count }, (_, n) => [`line_${n}`, [`Text ${n}`, `Texte ${n}`]]),
    ),
  });

const statuses = async (world: World, count: number): Promise<(string | undefined)[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => world.status(world.value(`line_${n}`, 'Français'))));

const all = (status: string, count: number): string[] => Array.from({ length: count }, () => status);

describe('a plural', () => {
  it('has its three forms written and reviewed without leaving the cell', async () => {
    const world = await aShop();
    const app = await AppDriver.open(FRENCH_DESK, world);
    const { page, words } = app;
    const { keyboard } = page;
    const german = 3;
    await app.cell('items_count', german).locator('[data-quantity=zero]').click();
    for (const [quantity, text] of FORMS) {
      await app.field('items_count', 'Deutsch', quantity).and(page.locator(':focus')).waitFor();
      await keyboard.insertText(text);
      if (quantity !== 'other') await keyboard.press('Tab');
    }
    const editor = app.dialog('items_count, Deutsch');
    await editor.getByRole('button', { name: words('editor.validate') }).click();
    for (const [quantity] of FORMS)
      await eventually(() => world.status(world.value('items_count', 'Deutsch', quantity)), 'validated');
    await keyboard.press('Escape');

    // One form alone, by its own glyph.
    const other = app.cell('items_count', german).locator('[data-quantity=other]');
    await other.getByRole('button', { name: words('editor.invalidate') }).click();
    await eventually(() => world.status(world.value('items_count', 'Deutsch', 'other')), 'invalidated');
    expect(await world.status(world.value('items_count', 'Deutsch', 'one'))).toBe('validated');
    expect(await world.texts('Deutsch')).toMatchObject({ 'items_count.one': '{count} Artikel' });
  });

  it('has its three forms written and reviewed on one sheet of a phone', async () => {
    const world = await aShop();
    const app = await AppDriver.open(FRENCH_PHONE, world, `?langs=${world.language('Deutsch')}`);
    const { words } = app;
    await app.card('items_count').tap();
    for (const [quantity, text] of FORMS) await app.field('items_count', 'Deutsch', quantity).fill(text);
    await app.sheet.getByRole('button', { name: words('editor.validate'), exact: true }).tap();
    for (const [quantity, text] of FORMS) {
      await eventually(() => world.status(world.value('items_count', 'Deutsch', quantity)), 'validated');
      expect((await world.texts('Deutsch'))[`items_count.${quantity}`]).toBe(text);
    }
    await app.sheet.getByRole('button', { name: `${words('editor.invalidate')}, one` }).tap();
    await eventually(() => world.status(world.value('items_count', 'Deutsch', 'one')), 'invalidated');
  });
});

const FORMS = [
  ['zero', 'Der Warenkorb ist leer'],
  ['one', '{count} Artikel'],
  ['other', '{count} Artikel im Warenkorb'],
] as const;

describe('twenty values to review', () => {
  it('take one key each under a filter, with the next one focused; undo reverts them', async () => {
    const world = await translated(21);
    const query = `?status=modified&langs=${world.language('Français')}`;
    const app = await AppDriver.open(ENGLISH_DESK, world, query);
    const { keyboard } = app.page;
    await app.cell('line_0', FRENCH).click();
    for (let n = 0; n < 20; n += 1) {
      await eventually(() => app.focusedCell().getAttribute('aria-label'), `Texte ${n}, Modified`);
      await keyboard.press('v');
    }
    await eventually(() => app.focusedCell().getAttribute('aria-label'), 'Texte 20, Modified');
    await eventually(() => statuses(world, 21), [...all('validated', 20), 'modified']);
    await keyboard.press('ControlOrMeta+z');
    await eventually(() => app.focusedCell().getAttribute('aria-label'), 'Texte 19, Modified');
    await eventually(() => statuses(world, 21), [...all('validated', 19), 'modified', 'modified']);
  });

  it('take one key together, once they are selected', async () => {
    const world = await translated(21);
    const app = await AppDriver.open(FRENCH_DESK, world);
    const { keyboard } = app.page;
    await app.cell('line_0', FRENCH).click();
    for (let n = 0; n < 19; n += 1) await keyboard.press('Shift+ArrowDown');
    await app.page.getByRole('group', { name: app.words('editor.rows_selected', { count: 20 }) }).waitFor();
    expect(await app.page.locator('[role=row][aria-selected=true]').count()).toBe(20);
    await keyboard.press('ControlOrMeta+Enter');
    await eventually(() => statuses(world, 21), [...all('validated', 20), 'modified']);
    await keyboard.press('Escape');
    await eventually(() => app.page.locator('[role=row][aria-selected=true]').count(), 0);
  });

  it('are more than fit on the screen, too', async () => {
    const world = await translated(102);
    const app = await AppDriver.open(ENGLISH_DESK, world);
    await app.cell('line_0', FRENCH).click();
    await app.scroll(100_000);
    await app.cell('line_101', FRENCH).click({ modifiers: ['Shift'] });
    await app.button(app.words('editor.validate_count', { count: 102, languages: 'Français' }), true).click();
    await app
      .dialog()
      .getByRole('button', { name: app.words('editor.validate'), exact: true })
      .click();
    await eventually(() => statuses(world, 102), all('validated', 102));
  });

  it('take two taps each on a phone: the review, and the next value', async () => {
    const world = await translated(5);
    const app = await AppDriver.open(FRENCH_PHONE, world);
    await app.card('line_0').tap();
    for (let n = 0; n < 5; n += 1) {
      await app.sheet.getByRole('heading', { name: `line_${n}` }).waitFor();
      await app.sheet.getByRole('button', { name: app.words('editor.validate'), exact: true }).tap();
      if (n < 4) await app.button(app.words('editor.next')).tap();
    }
    await eventually(() => statuses(world, 5), all('validated', 5));
  });
});
