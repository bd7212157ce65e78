import { AppDriver, eventually } from './support/app-driver.js';
import { ENGLISH_DESK, FRENCH_PHONE } from './support/screens.js';
import { aShop } from './support/shop.js';

const FRENCH = 2;

describe.each([ENGLISH_DESK, FRENCH_PHONE])(
  'a placeholder left out while typing, at $width px, $locale',
  (screen) => {
    it('is told in words, mended by one key, taken back by another, and saved', async () => {
      const world = await aShop();
      const app = await AppDriver.open(screen, world);
      const { page, words } = app;
      const missing = words('issue.line', {
        severity: words('issue.error'),
        message: words('issue.missing', { list: '{amount}', count: 1 }),
      });
      const insert = app.button(`${words('issue.insert')} {amount}`, true);
      const field = await app.edit('delivery', 'Français', FRENCH);
      expect(await page.getByText(missing).count()).toBe(0);

      await field.fill('Offerte');
      await page.getByText(missing).waitFor();
      const above = await field.boundingBox();
      if (app.isPhone) await insert.tap();
      else await field.press('Alt+Enter');
      expect(await field.inputValue()).toBe('Offerte {amount}');
      await page.getByText(missing).waitFor({ state: 'hidden' });

      await field.press('ControlOrMeta+z');
      expect(await field.inputValue()).toBe('Offerte');
      await insert.waitFor();
      expect(await field.boundingBox()).toEqual(above);
      await field.press('Alt+Enter');
      await page.keyboard.type(' dès');
      expect(await field.inputValue()).toBe('Offerte {amount} dès');
      await field.press('ControlOrMeta+a');
      await page.keyboard.insertText('Offerte dès {amount} !');
      if (app.isPhone) await app.button(words('app.close'), true).tap();
      else await field.press('Enter');
      await eventually(async () => (await world.texts('Français'))['delivery'], 'Offerte dès {amount} !');
    });
  },
);
