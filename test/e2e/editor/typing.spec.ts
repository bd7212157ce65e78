import { ENGLISH_DESK, ENGLISH_PHONE, FRENCH_DESK, FRENCH_PHONE } from '../support/screens.js';
import { aShop, manyKeys } from '../support/shop.js';
import { eventually, AppDriver } from '../support/app-driver.js';

const FRENCH = 2;

const numbered = (text: string, count: number): string[] =>
  Array.from({ length: count }, (_, n) => `${text} ${n}`);

describe('twenty keys, one after another', () => {
  const typed = numbered('Texte', 20);

  it('take one key press each beyond their texts, without the mouse', async () => {
    const world = await manyKeys(20);
    const app = await AppDriver.open(FRENCH_DESK, world);
    const { keyboard } = app.page;
    await app.tabInto('grid');
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'Enter']) await keyboard.press(key);
    for (const [n, text] of typed.entries()) {
      await app.field(`line_${n}`, 'Français').and(app.page.locator(':focus')).waitFor();
      await keyboard.insertText(text);
      await keyboard.press('Enter');
    }
    await eventually(async () => Object.values(await world.texts('Français')), typed);
  });

  it('take one tap each beyond their texts, on a phone', async () => {
    const world = await manyKeys(20);
    const app = await AppDriver.open(ENGLISH_PHONE, world);
    await app.card('line_0').tap();
    for (const [n, text] of typed.entries()) {
      const field = app.field(`line_${n}`, 'Français');
      // A new sheet requires a tap into its field, unless the keyboard is already open.
      if (n === 0) await field.tap();
      await field.and(app.page.locator(':focus')).waitFor();
      await app.page.keyboard.insertText(text);
      if (n < 19) await app.button(app.words('editor.next')).tap();
    }
    await app.button(app.words('app.close')).tap();
    await eventually(async () => Object.values(await world.texts('Français')), typed);
  });
});

describe.each([ENGLISH_DESK, FRENCH_PHONE])(
  'a cable pulled while typing, at $width px, $locale',
  (screen) => {
    it('loses nothing, and always shows the state of saving', async () => {
      const world = await manyKeys(6);
      const app = await AppDriver.open(screen, world);
      const { page, words } = app;
      const context = page.context();
      const typed = numbered('Texte', 6);

      const first = await app.edit('line_0', 'Français', FRENCH);
      await first.pressSequentially('Tex');
      app.expectOffline();
      await context.setOffline(true);
      await first.pressSequentially('te 0');
      for (let n = 0; n < 6; n += 1) {
        const field = app.field(`line_${n}`, 'Français');
        await field.fill(typed[n] ?? '');
        if (app.isPhone && n < 5) await app.button(words('editor.next')).tap();
        else await page.keyboard.press(app.isPhone ? 'Tab' : 'Enter');
        await app.said('editor.pending', { count: n + 1 });
      }
      await app.said('app.offline');
      expect(Object.values(await world.texts('Français'))).toEqual(['', '', '', '', '', '']);

      await context.setOffline(false);
      await app.said('editor.saved_all');
      await eventually(async () => Object.values(await world.texts('Français')), typed);
    });
  },
);

describe.each([FRENCH_DESK, ENGLISH_PHONE])('a tab killed in mid-word, at $width px, $locale', (screen) => {
  it('has the marked draft after reopening, and saves it', async () => {
    const world = await aShop();
    const app = await AppDriver.open(screen, world);
    const { page, words } = app;
    const field = await app.edit('cart_title', 'Français', FRENCH);
    await field.press('End');
    await field.pressSequentially(' à vous, encore inach');
    // Drafts are stored on the device after a moment.
    await eventually(async () => JSON.stringify(await page.context().storageState()).includes('inach'), true);
    expect((await world.texts('Français'))['cart_title']).toBe('Votre panier');
    const context = page.context();
    await page.close({ runBeforeUnload: false });

    app.page = await context.newPage();
    await app.page.goto(world.path);
    await app.ready();
    const place = app.isPhone ? app.card('cart_title') : app.cell('cart_title', FRENCH);
    await place.getByText('Votre panier à vous, encore inach').waitFor();
    if (!app.isPhone) expect(await place.getAttribute('title')).toBe(words('editor.restored'));
    await eventually(
      async () => (await world.texts('Français'))['cart_title'],
      'Votre panier à vous, encore inach',
    );
  });
});

describe.each([ENGLISH_DESK, FRENCH_PHONE])('a validated text, at $width px, $locale', (screen) => {
  it('says before the change what saving will do, without asking', async () => {
    const world = await aShop();
    const value = world.value('cart_title', 'Français');
    await world.review('validated', value);
    const app = await AppDriver.open(screen, world);
    const field = await app.edit('cart_title', 'Français', FRENCH);
    if (app.isPhone) await field.tap();
    await app.said('editor.back_to_modified');
    await field.fill('Le panier');
    expect(await app.page.getByRole('alertdialog').count()).toBe(0);
    await field.blur();
    await eventually(() => world.status(value), 'modified');
    expect((await world.texts('Français'))['cart_title']).toBe('Le panier');
  });
});
