import { AppDriver } from '../support/app-driver.js';
import { ENGLISH_DESK, FRENCH_PHONE } from '../support/screens.js';
import { aShop } from '../support/shop.js';

const LATE = ['live-project', 'finding-tracker'];

describe.each([ENGLISH_DESK, FRENCH_PHONE])(
  'parts of the editor whose connection went before they were loaded, at $width px, $locale',
  (screen) => {
    it('come when it is back: the edits of others, and the count of findings', async () => {
      const world = await aShop();
      const app = await AppDriver.open(screen, world);
      const { page, words } = app;
      const missed = LATE.map((part) =>
        page.waitForEvent('requestfailed', (request) => request.url().includes(part)),
      );
      app.expectOffline();
      await page.context().setOffline(true);
      await Promise.all(missed);
      await page.context().setOffline(false);
      await world.write(world.value('delivery', 'Français'), 'Offerte');
      const shown = app.isPhone ? app.card('delivery') : app.row('delivery');
      await shown.getByText('Offerte', { exact: true }).waitFor();
      await app.button(`${words('finding.filter')} 1`, true).waitFor();
    });
  },
);
