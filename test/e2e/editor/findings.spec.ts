import { routes } from '#core/api/routes.js';

import { call } from '../support/api.js';
import { AppDriver, eventually } from '../support/app-driver.js';
import { ENGLISH_DESK, FRENCH_PHONE } from '../support/screens.js';
import { aShop } from '../support/shop.js';

const FRENCH = 2;

describe.each([ENGLISH_DESK, FRENCH_PHONE])(
  'a placeholder left out while typing, at $width px, $locale',
  (screen) => {
    it('is described in words, fixed by one key, undone by another, and saved', async () => {
      const world = await aShop();
      const app = await AppDriver.open(screen, world);
      const { page, words } = app;
      const missing = words('finding.line', {
        severity: words('severity.error'),
        message: words('finding.missing', { list: '{amount}', count: 1 }),
      });
      const insert = app.button(`${words('finding.insert')} {amount}`, true);
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

describe.each([ENGLISH_DESK, FRENCH_PHONE])(
  'errors that block validation, at $width px, $locale',
  (screen) => {
    it('are described in words, fixed by one key, and then the text is validated', async () => {
      const world = await aShop();
      await call('PATCH', routes.updateChecks(world.project.id), { blocksOnErrors: true }, world.owner.token);
      const app = await AppDriver.open(screen, world);
      const { page, words } = app;
      const field = await app.edit('delivery', 'Français', FRENCH);
      await field.fill('Offerte');
      const validate = app.dialog().getByRole('button', { name: words('editor.validate'), exact: true });
      // The checks are loaded after the field; until then only the server knows what blocks.
      await page
        .getByText(words('finding.missing', { list: '{amount}', count: 1 }))
        .first()
        .waitFor();
      // Its state says that it is disabled; it can be pressed.
      if (app.isPhone) await validate.tap({ force: true });
      else await field.press('Control+Enter');
      await page.getByText(words('finding.blocked', { count: 1 })).waitFor({ state: 'attached' });
      const line = page.locator('li[data-severity="error"]:focus');
      await line
        .getByText(words('finding.missing', { list: '{amount}', count: 1 }))
        .last()
        .waitFor();
      expect(await validate.getAttribute('aria-disabled')).toBe('true');
      await eventually(async () => (await world.texts('Français'))['delivery'], 'Offerte');
      const value = world.value('delivery', 'Français');
      expect(await world.status(value)).toBe('modified');

      if (app.isPhone) await app.button(`${words('finding.insert')} {amount}`, true).tap();
      else {
        await field.focus();
        await field.press('Alt+Enter');
      }
      expect(await field.inputValue()).toBe('Offerte {amount}');
      if (app.isPhone) await validate.tap();
      else await field.press('Control+Enter');
      await eventually(() => world.status(value), 'validated');
    });

    it('lose a finding that is ignored, and count it again by undo', async () => {
      const world = await aShop();
      await world.write(world.value('delivery', 'Français'), 'Offerte', world.owner);
      const app = await AppDriver.open(screen, world, `?issues=1&langs=${world.language('Français')}`);
      const { page, words } = app;
      const chip = (count: number) => app.button(`${words('finding.filter')} ${count}`, true);
      await chip(1).waitFor();
      expect(await app.keys()).toEqual(['delivery']);
      const field = await app.edit('delivery', 'Français', FRENCH);
      const message = words('finding.missing', { list: '{amount}', count: 1 });
      const ignore = app.button(`${words('finding.ignore')} ${message}`, true);
      await ignore.waitFor({ state: 'attached' });
      if (app.isPhone) await ignore.tap();
      else await field.press('Alt+Shift+Enter');
      await page.getByText(words('finding.ignored')).first().waitFor();
      await ignore.waitFor({ state: 'detached' });
      await chip(0).waitFor();
      await page.getByRole('button', { name: words('app.undo'), exact: true }).click();
      await chip(1).waitFor();
    });
  },
);
