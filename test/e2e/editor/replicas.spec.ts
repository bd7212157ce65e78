import { start } from '../../process/support/motley.js';
import { useSharedPostgres } from '../../process/support/replicas.js';
import { somebody } from '../support/api.js';
import { AppDriver, eventually } from '../support/app-driver.js';
import { ENGLISH_DESK, FRENCH_DESK } from '../support/screens.js';
import { aShop } from '../support/shop.js';

const FRENCH = 2;

describe('two users of one project, each on a process of its own', () => {
  const shared = useSharedPostgres();

  it('see each other, and what the other types', async () => {
    const environment = await shared.environment();
    const [one = '', other = ''] = await Promise.all(
      [start(environment), start(environment)].map(({ address }) => address),
    );
    expect(one).not.toBe(other);
    const world = await aShop(await somebody('Camille Bernard', one));
    const lea = await world.member('translator', 'Léa Martin');
    const mine = await AppDriver.open(ENGLISH_DESK, world);
    const hers = await AppDriver.open(FRENCH_DESK, world, '', { ...lea, origin: other });
    await mine.button(mine.words('presence.here', { names: 'Léa Martin' }), true).waitFor();
    await hers.button(hers.words('presence.here', { names: 'Camille Bernard' }), true).waitFor();

    const field = await hers.edit('cart_title', 'Français', FRENCH);
    await field.fill('Votre sélection');
    const editing = mine.words('presence.editing', { name: 'Léa Martin' });
    await mine.page.getByRole('gridcell', { name: editing }).waitFor();
    await field.press('Enter');
    await mine.cell('cart_title', FRENCH).getByText('Votre sélection').waitFor();
    await eventually(async () => (await world.texts('Français'))['cart_title'], 'Votre sélection');
  });
});
