import type { UpdateProjectUser } from '#core/api/members.js';
import { routes } from '#core/api/routes.js';

import { call } from '../support/api.js';
import type { Person, World } from '../support/api.js';
import { AppDriver, eventually } from '../support/app-driver.js';
import { ENGLISH_DESK, ENGLISH_PHONE, FRENCH_DESK, FRENCH_PHONE } from '../support/screens.js';
import type { Screen } from '../support/screens.js';
import { aShop } from '../support/shop.js';

const FRENCH = 2;

const PAIRS: { screen: Screen; other: Screen; locales: string }[] = [
  { screen: ENGLISH_DESK, other: FRENCH_PHONE, locales: 'en and fr' },
  { screen: FRENCH_DESK, other: ENGLISH_PHONE, locales: 'fr and en' },
];

/** A shop that two have open and know it. */
async function two(screen: Screen, other: Screen) {
  const world = await aShop();
  const lea = await world.member('translator', 'Léa Martin');
  const [mine, hers] = await Promise.all([
    AppDriver.open(screen, world),
    AppDriver.open(other, world, '', lea),
  ]);
  await here(mine, 'Léa Martin').waitFor();
  return { world, lea, mine, hers };
}

const here = (app: AppDriver, names: string) => app.button(app.words('presence.here', { names }), true);

/** The cell whose name says that a member is editing it. */
const edited = ({ page, words }: AppDriver, name: string) =>
  page.getByRole('gridcell', { name: words('presence.editing', { name }) });

const french = async (world: World, key: string) => (await world.texts('Français'))[key];

const setRole = (world: World, { id }: Person, role: UpdateProjectUser['role']): Promise<unknown> =>
  call('PATCH', routes.updateProjectUser(world.project.id, id), { role }, world.owner.token);

describe.each(PAIRS)('two users with one project open, one on a phone, $locales', ({ screen, other }) => {
  it('see each other, what the other edits, and what becomes of it', async () => {
    const { mine, hers } = await two(screen, other);
    const field = await hers.edit('cart_title', 'Français', FRENCH);
    await field.focus();
    await edited(mine, 'Léa Martin').waitFor();
    await field.fill('Votre sélection');
    await field.blur();
    await mine.cell('cart_title', FRENCH).getByText('Votre sélection').waitFor();
    await edited(mine, 'Léa Martin').waitFor({ state: 'detached' });

    const mineField = await mine.edit('pay_now', 'Français', FRENCH);
    await mineField.fill('Régler');
    await mineField.press('Enter');
    if (hers.isPhone)
      await hers.page
        .getByRole('dialog')
        .getByRole('button', { name: hers.words('app.close') })
        .tap();
    await hers.card('pay_now').getByText('Régler').waitFor();
    await hers.page.close();
    await here(mine, 'Léa Martin').waitFor({ state: 'detached' });
  });

  it.each([
    ['editor.use_theirs', 'Le panier'],
    ['editor.keep_mine', 'Mon panier'],
  ] as const)('choose between their texts of one value: %s', async (choice, kept) => {
    const { world, mine, hers } = await two(screen, other);
    const field = await mine.edit('cart_title', 'Français', FRENCH);
    await field.fill('Mon panier');
    const herField = await hers.edit('cart_title', 'Français', FRENCH);
    await herField.fill('Le panier');
    await herField.blur();
    const strip = mine.page.getByRole('alert').filter({ hasText: 'Le panier' });
    await strip.waitFor();
    expect(await field.inputValue()).toBe('Mon panier');
    mine.expectRefusal(409);
    await strip.getByRole('button', { name: mine.words(choice) }).click();
    await strip.waitFor({ state: 'detached' });
    await eventually(() => field.inputValue(), kept);
    await eventually(() => french(world, 'cart_title'), kept);
  });

  it('lose nothing while one of them is offline', async () => {
    const { world, mine, hers } = await two(screen, other);
    hers.expectOffline();
    await hers.page.context().setOffline(true);
    const field = await hers.edit('cart_title', 'Français', FRENCH);
    await field.fill('Hors ligne');
    await field.blur();
    await world.write(world.value('pay_now', 'Français'), 'Régler');
    await mine.cell('pay_now', FRENCH).getByText('Régler').waitFor();
    await hers.page.context().setOffline(false);
    await mine.cell('cart_title', FRENCH).getByText('Hors ligne').waitFor();
    if (hers.isPhone)
      await hers.page
        .getByRole('dialog')
        .getByRole('button', { name: hers.words('app.close') })
        .tap();
    await hers.card('pay_now').getByText('Régler').waitFor();
    expect(await french(world, 'cart_title')).toBe('Hors ligne');
  });
});

describe.each([ENGLISH_DESK, FRENCH_DESK])('a member who has a project open, $locale', (screen) => {
  it('loses the controls at once when demoted, and keeps what is being typed', async () => {
    const { world, lea, hers } = await two(ENGLISH_DESK, screen);
    const field = await hers.edit('cart_title', 'Français', FRENCH);
    await field.fill('Votre sélection');
    hers.expectRefusal(403);
    await setRole(world, lea, 'reviewer');
    const note = hers.page
      .getByRole('alert')
      .filter({ hasText: hers.words('live.not_saved', { language: 'Français' }) });
    await note.getByRole('button', { name: hers.words('app.copy') }).waitFor();
    expect(await field.inputValue()).toBe('Votre sélection');
    expect(await field.isEditable()).toBe(false);
    expect(await hers.page.getByText(hers.words('editor.save_next')).count()).toBe(0);
  });

  it('sees a dialog when removed, with the texts that are not saved', async () => {
    const { world, lea, hers } = await two(ENGLISH_DESK, screen);
    const field = await hers.edit('cart_title', 'Français', FRENCH);
    await field.fill('Votre sélection');
    hers.expectRefusal(403);
    const path = routes.removeProjectUser(world.project.id, lea.id);
    await call('DELETE', path, undefined, world.owner.token);
    const dialog = hers.dialog(hers.words('errors.no_access_title'));
    await dialog.getByText('Votre sélection').waitFor();
    await dialog.getByRole('button', { name: hers.words('notfound.back') }).click();
    await hers.page.waitForURL('**/dashboard');
  });
});
