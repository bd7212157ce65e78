import type { Locator } from 'playwright-core';

import { World } from '../support/api.js';
import { AppDriver, eventually } from '../support/app-driver.js';
import { openFrenchImport } from '../support/open-french-import.js';
import { ENGLISH_DESK, ENGLISH_PHONE, FRENCH_DESK, FRENCH_PHONE } from '../support/screens.js';

const BEFORE = { title: 'Titre', cart: 'Panier', pay: 'Payer' };
const FILE = { shop: { title: 'Accueil', cart: 'Caddie', pay: 'Régler' } };

const aShop = (): Promise<World> =>
  World.with(['English', 'Français'], {
    shop: { title: ['Title', BEFORE.title], cart: ['Cart', BEFORE.cart], pay: ['Pay', BEFORE.pay] },
  });

/** The dialog with a file that says something else about all three keys. */
async function openImport(app: AppDriver, world: World): Promise<Locator> {
  const dialog = await openFrenchImport(app, world, FILE);
  await dialog.getByText(app.words('imports.will_keep', { count: 3 })).waitFor();
  return dialog;
}

describe.each([FRENCH_DESK, ENGLISH_PHONE])(
  'an import with three conflicts, at $width px, $locale',
  (screen) => {
    it('replaces the one that is taken, keeps the two others, and can be undone', async () => {
      const world = await aShop();
      const app = await AppDriver.open(screen, world, '');
      const { page, words } = app;
      const dialog = await openImport(app, world);
      const row = dialog.getByRole('row', { name: 'cart' });
      for (const shown of ['Panier', 'Caddie']) await row.getByText(shown).waitFor();
      await dialog.getByRole('checkbox', { name: words('imports.take', { name: 'cart' }) }).check();
      await dialog.getByText(words('imports.will_replace', { count: 1 })).waitFor();
      await dialog.getByText(words('imports.will_keep', { count: 2 })).waitFor();
      await dialog.getByRole('button', { name: words('imports.submit', { count: 1 }) }).click();
      await dialog.waitFor({ state: 'hidden' });
      await eventually(() => world.texts('Français'), { ...BEFORE, cart: 'Caddie' });

      await page.getByRole('button', { name: words('app.undo'), exact: true }).click();
      await eventually(() => world.texts('Français'), BEFORE);
    });
  },
);

describe.each([ENGLISH_DESK, FRENCH_PHONE])(
  'an import that somebody got ahead of, at $width px, $locale',
  (screen) => {
    it('changes nothing, shows what has changed, and can be sent then', async () => {
      const world = await aShop();
      const app = await AppDriver.open(screen, world, '');
      const { words } = app;
      // The page does not hear of the change before it sends its own.
      await app.page.routeWebSocket(/\/socket\.io\//, () => undefined);
      const dialog = await openImport(app, world);
      await dialog.getByRole('checkbox', { name: words('imports.take_all') }).check();
      app.expectRefusal(409);
      await world.write(world.value('cart', 'Français'), 'Chariot');
      const submit = dialog.getByRole('button', { name: words('imports.submit', { count: 3 }) });
      await submit.click();
      await dialog.getByText(words('errors.import_moved')).waitFor();
      await dialog.getByRole('row', { name: 'cart' }).getByText('Chariot').waitFor();
      await eventually(() => world.texts('Français'), { ...BEFORE, cart: 'Chariot' });
      await submit.click();
      await dialog.waitFor({ state: 'hidden' });
      await eventually(() => world.texts('Français'), FILE.shop);
    });
  },
);

describe.each([ENGLISH_PHONE, FRENCH_PHONE])(
  'plurals that three forms lose, at $width px, $locale',
  (screen) => {
    it('are shown beside an offer that fits the dialog', async () => {
      const world = await aShop();
      const app = await AppDriver.open(screen, world, '');
      const { words } = app;
      const files = { files_one: '{n} fichier', files_many: '{n} de fichiers', files_other: '{n} fichiers' };
      const dialog = await openFrenchImport(app, world, { shop: files });
      const losses = {
        strict: words('imports.loss_plurals', { count: 1 }),
        cldr: words('imports.loss_nothing'),
      };
      await dialog.getByText(words('imports.mode_losses', losses)).waitFor();
      const offer = await dialog.getByRole('button', { name: words('plural.switch_project') }).boundingBox();
      expect(offer && offer.x + offer.width).toBeLessThanOrEqual(screen.width - 16);
    });
  },
);
