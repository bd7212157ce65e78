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

    mine.expectRefusal(409);
    await field.press(mine.isPhone ? 'Tab' : 'ControlOrMeta+s');
    const strip = mine.page.getByRole('alert').filter({ hasText: 'Le panier' });
    await strip.waitFor();
    expect(await field.inputValue()).toBe('Mon panier');
    await strip.getByRole('button', { name: mine.words('editor.keep_mine') }).click();
    await eventually(async () => (await world.texts('Français'))['cart_title'], 'Mon panier');

    await hers.page.reload();
    await historyShows(hers, world, ['Le', 'Mon']);
  });
});

it.each([ENGLISH_DESK, FRENCH_DESK])(
  'my text is kept at once, $locale: I saw hers before the server could refuse mine',
  async (screen) => {
    const world = await aShop();
    const mine = await AppDriver.open(screen, world);
    const field = await mine.edit('cart_title', 'Français', FRENCH);
    await field.fill('Mon panier');
    await world.write(world.value('cart_title', 'Français'), 'Le panier');
    const strip = mine.page.getByRole('alert').filter({ hasText: 'Le panier' });
    await strip.waitFor();

    let choose: () => void = () => undefined;
    const isChosen = new Promise<void>((resolve) => (choose = resolve));
    await mine.page.route('**/values/*', async (route) => {
      await isChosen;
      await route.continue();
    });
    mine.expectRefusal(409);
    const sent = mine.page.waitForRequest((request) => request.method() === 'PATCH');
    await field.press('ControlOrMeta+s');
    await sent;
    await strip.getByRole('button', { name: mine.words('editor.keep_mine') }).click();
    choose();
    await eventually(async () => (await world.texts('Français'))['cart_title'], 'Mon panier');
    await strip.waitFor({ state: 'detached' });
    expect(await field.inputValue()).toBe('Mon panier');
  },
);

/** Her text is no longer current: the newest change shows its author and text. */
async function historyShows(app: AppDriver, world: World, [gone, came]: [string, string]): Promise<void> {
  await app.page.goto(`${world.path}?key=${world.value('cart_title', 'Français').keyId}`);
  const newest = (await app.history('Français')).getByRole('listitem').first();
  await newest.locator('del', { hasText: gone }).waitFor();
  await newest.locator('ins', { hasText: came }).waitFor();
  await newest.getByText('Camille Bernard').waitFor();
}
