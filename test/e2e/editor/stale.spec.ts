import type { Locator } from 'playwright-core';

import { AppDriver, eventually } from '../support/app-driver.js';
import { ENGLISH_DESK, FRENCH_PHONE } from '../support/screens.js';
import type { Screen } from '../support/screens.js';
import { aShop } from '../support/shop.js';

const ENGLISH = 1;
const FRENCH = 2;

/** A shop, in which the source “Pay now” has become “Pay later” since it was translated. */
async function open(screen: Screen) {
  const world = await aShop();
  await world.write(world.value('pay_now', 'English'), 'Pay later');
  const app = await AppDriver.open(screen, world);
  const { page, words } = app;
  const press = (locator: Locator): Promise<void> => (app.isPhone ? locator.tap() : locator.click());
  const versions = async () => {
    const { groups } = await world.now();
    const values = groups.flatMap(({ keys }) => keys).flatMap((key) => key.values);
    const of = (name: string) => values.find(({ id }) => id === world.value('pay_now', name).id);
    return [of('English')?.majorVersion, of('Français')?.sourceVersion, of('Deutsch')?.sourceVersion];
  };
  return {
    world,
    app,
    press,
    versions,
    chip: app.chip('stale.filter'),
    note: page.getByText(words('stale.note'), { exact: true }).filter({ visible: true }),
    /** The mark of a changed source at the French text of a key. */
    marked: (key: string): Locator =>
      app.isPhone
        ? app.card(key).getByText(words('stale.note'), { exact: true })
        : app.cell(key, FRENCH).and(page.getByRole('gridcell', { name: words('stale.note') })),
    /** Edits the source text, which a phone shows as the target. */
    async source(key: string): Promise<Locator> {
      if (app.isPhone) await target(app, 'English');
      return app.edit(key, 'English', ENGLISH);
    },
    /** Saves the typed text and returns to the list. */
    async leave(field: Locator): Promise<void> {
      if (app.isPhone) return leaveSheet(app);
      // The next text opens.
      await field.press('Enter');
      await field.waitFor({ state: 'hidden' });
      await page.keyboard.press('Escape');
    },
  };
}

async function leaveSheet(app: AppDriver): Promise<void> {
  await app.button(app.words('app.close'), true).tap();
  await app.sheet.waitFor({ state: 'hidden' });
}

async function target({ page, words }: AppDriver, name: string): Promise<void> {
  await page.getByRole('combobox', { name: words('editor.target_full') }).selectOption({ label: name });
}

describe.each([ENGLISH_DESK, FRENCH_PHONE])(
  'a translation whose source has changed, at $width px, $locale',
  (screen) => {
    it('is marked and filtered, shows the difference, and is confirmed as still right', async () => {
      const { app, press, versions, chip, note, marked, leave } = await open(screen);
      const { page, words } = app;
      await marked('pay_now').waitFor({ state: 'attached' });
      expect(await marked('cancel').count()).toBe(0);
      await press(chip);
      await eventually(() => app.keys(), ['pay_now']);

      const field = await app.edit('pay_now', 'Français', FRENCH);
      await note.last().waitFor();
      await page.locator('del').filter({ hasText: 'now' }).last().waitFor();
      await page.locator('ins').filter({ hasText: 'later' }).last().waitFor();
      if (app.isPhone) await app.button(words('stale.confirm'), true).tap();
      else await field.press('Alt+k');
      await note.waitFor({ state: 'hidden' });
      await eventually(versions, [2, 2, undefined]);
      await leave(field);
      await marked('pay_now').waitFor({ state: 'detached' });
    });
  },
);

describe.each([ENGLISH_DESK, FRENCH_PHONE])(
  'a source text that is changed, at $width px, $locale',
  (screen) => {
    it('leaves its translations as they are if only a typo was corrected, and marks them otherwise', async () => {
      const { world, app, press, marked, source, leave } = await open(screen);
      const { page, words } = app;
      const typo = page.getByRole('checkbox', { name: words('stale.typo') });
      const field = await source('cancel');
      expect(await typo.count()).toBe(0);
      await field.fill('Cancell');
      await press(typo.last());
      expect(await typo.last().isChecked()).toBe(true);
      await leave(field);
      await eventually(async () => (await world.texts('English'))['cancel'], 'Cancell');

      const other = await source('summer');
      await other.fill('Summertime');
      await typo.last().waitFor();
      expect(await typo.last().isChecked()).toBe(false);
      await leave(other);
      await eventually(async () => (await world.texts('English'))['summer'], 'Summertime');
      if (app.isPhone) await target(app, 'Français');
      await marked('summer').waitFor({ state: 'attached' });
      expect(await marked('cancel').count()).toBe(0);
      await page.reload();
      await marked('summer').waitFor({ state: 'attached' });
      expect(await marked('cancel').count()).toBe(0);
    });
  },
);

describe('undo', () => {
  it('takes a confirmation back, and what a changed source has made stale', async () => {
    const { app, versions, note } = await open(ENGLISH_DESK);
    const { page } = app;
    const undo = () => page.keyboard.press('ControlOrMeta+z');
    const field = await app.edit('pay_now', 'Français', FRENCH);
    await note.last().waitFor();
    await field.press('Alt+k');
    await eventually(versions, [2, 2, undefined]);
    await field.press('Escape');
    await undo();
    await eventually(versions, [2, undefined, undefined]);

    const source = await app.edit('pay_now', 'English', ENGLISH);
    await source.fill('Pay never');
    await source.press('Control+s');
    await eventually(versions, [3, undefined, undefined]);
    await source.press('Escape');
    await undo();
    await eventually(versions, [2, undefined, undefined]);
  });
});
