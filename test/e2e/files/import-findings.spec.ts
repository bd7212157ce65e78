import { World } from '../support/api.js';
import { AppDriver, eventually } from '../support/app-driver.js';
import { openFrenchImport } from '../support/open-french-import.js';
import { ENGLISH_PHONE, ENGLISH_DESK, FRENCH_DESK } from '../support/screens.js';

const BEFORE = { title: 'Titre', greeting: '', pay: '' };
const FILE = { shop: { title: 'Titre', greeting: 'Bonjour', pay: 'Régler' } };

const aShop = (): Promise<World> =>
  World.with(['English', 'Français'], {
    shop: {
      title: ['Title', BEFORE.title],
      greeting: ['Hello {name}', BEFORE.greeting],
      pay: ['Pay', BEFORE.pay],
    },
  });

describe.each([FRENCH_DESK, ENGLISH_PHONE])(
  'an import of a text with an error, at $width px, $locale',
  (screen) => {
    it('is shown before anything is sent, and the text is left out', async () => {
      const world = await aShop();
      const app = await AppDriver.open(screen, world, '');
      const { words } = app;
      const dialog = await openFrenchImport(app, world, FILE);
      await dialog.getByText(words('imports.tab_findings')).click();
      await dialog.getByText(words('finding.missing', { list: '{name}', count: 1 })).waitFor();
      await dialog.getByRole('checkbox', { name: words('imports.leave_failing', { count: 1 }) }).check();
      await dialog.getByRole('button', { name: words('imports.submit', { count: 1 }) }).click();
      await dialog.waitFor({ state: 'hidden' });
      await eventually(() => world.texts('Français'), { ...BEFORE, pay: 'Régler' });
    });
  },
);

describe.each([ENGLISH_DESK, FRENCH_DESK])('the filters at $width px, $locale', (screen) => {
  it.each([1440, 1280])(
    'show what is validated beside the findings of one check, at %s px',
    async (width) => {
      const world = await aShop();
      await world.write(world.value('greeting', 'Français'), 'Bonjour');
      const app = await AppDriver.open(screen, world, '?issues=missing');
      const { page, words } = app;
      await page.setViewportSize({ width, height: 900 });
      const bar = page.locator('[data-room]');
      await bar.getByText(words('check.missing')).first().waitFor();
      for (const status of ['empty', 'modified', 'invalidated', 'validated'] as const)
        await bar.getByTitle(words(`editor.filter_${status}`), { exact: true }).waitFor();
      const room = await page.evaluate<number>(
        `{ const own = document.querySelector('[data-room]'); own.scrollWidth - own.clientWidth }`,
      );
      expect(room).toBeLessThanOrEqual(0);
    },
  );
});
