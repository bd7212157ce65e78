import type { World } from '../support/api.js';
import { ENGLISH_DESK, ENGLISH_PHONE, FRENCH_DESK, FRENCH_PHONE } from '../support/screens.js';
import { aShop } from '../support/shop.js';
import { eventually, AppDriver } from '../support/app-driver.js';

const FRENCH = 2;

describe.each([
  [ENGLISH_DESK, FRENCH_PHONE],
  [ENGLISH_PHONE, FRENCH_DESK],
])('two users at one value, one of them at $width px', (screen, other) => {
  it('lose no text: the later one sees both and chooses, the history has the other', async () => {
    const world = await aShop();
    const lea = await world.member('translator', 'Léa Martin');
    const hers = await AppDriver.open(other, world, '', lea);
    const mine = await AppDriver.open(screen, world);
    const field = await mine.edit('cart_title', 'Français', FRENCH);
    await field.fill('Mon panier');

    const herField = await hers.edit('cart_title', 'Français', FRENCH);
    await herField.fill('Le panier');
    await herField.blur();
    await eventually(async () => (await world.texts('Français'))['cart_title'], 'Le panier');

    await field.press(mine.isPhone ? 'Tab' : 'ControlOrMeta+s');
    const strip = mine.page.getByRole('alert').filter({ hasText: 'Le panier' });
    await strip.waitFor();
    expect(await field.inputValue()).toBe('Mon panier');
    await strip.getByRole('button', { name: mine.words('editor.keep_mine') }).click();
    await eventually(async () => (await world.texts('Français'))['cart_title'], 'Mon panier');

    await hers.page.reload();
    await historyShows(hers, world, ['Le', 'Mon']);
    // A conflict is an answer, of which the browser's console complains.
    mine.complaints.splice(0);
  });
});

/** Her text is not current any more: the newest change shows its author and text. */
async function historyShows(app: AppDriver, world: World, [gone, came]: [string, string]): Promise<void> {
  await app.page.goto(`${world.path}?key=${world.value('cart_title', 'Français').keyId}`);
  const newest = (await app.history('Français')).getByRole('listitem').first();
  await newest.locator('del', { hasText: gone }).waitFor();
  await newest.locator('ins', { hasText: came }).waitFor();
  await newest.getByText('Camille Bernard').waitFor();
}
