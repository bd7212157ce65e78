import { isStale } from '#core/domain/stale.js';

import type { World } from './support/api.js';
import { AppDriver, eventually } from './support/app-driver.js';
import { ENGLISH_DESK, FRENCH_PHONE } from './support/screens.js';
import type { Screen } from './support/screens.js';
import { aShop } from './support/shop.js';

const ENGLISH = 1;
const FRENCH = 2;

async function open(screen: Screen) {
  const world = await aShop();
  const app = await AppDriver.open(screen, world);
  const { page, words } = app;
  /** On a phone one language at a time is written. */
  const inLanguage = async (name: string): Promise<void> => {
    if (!app.isPhone) return;
    await page.goto(`${world.path}?langs=${world.language(name)}`);
    await app.ready();
  };
  return {
    world,
    app,
    chip: app.chip('stale.filter'),
    note: page.getByText(words('stale.note'), { exact: true }),
    confirm: app.button(words('stale.confirm'), true),
    typo: page.getByRole('checkbox', { name: words('stale.typo') }),
    editSource: async (text: string) => {
      await inLanguage('English');
      await (await app.edit('pay_now', 'English', ENGLISH)).fill(text);
    },
    /** Once the source is saved. */
    leaveSource: async (text: string) => {
      if (app.isPhone) await app.button(words('app.close'), true).tap();
      else await page.keyboard.press('Enter');
      await eventually(async () => (await world.texts('English'))['pay_now'], text);
    },
    editFrench: async () => {
      await inLanguage('Français');
      return app.edit('pay_now', 'Français', FRENCH);
    },
    inFrench: () => inLanguage('Français'),
  };
}

/** As the server knows it. */
async function isPayStale(world: World): Promise<boolean> {
  const values = (await world.now()).groups.flatMap(({ keys }) => keys).flatMap((key) => key.values);
  const of = (language: string) => {
    const { id } = world.value('pay_now', language);
    const { name: text = '', ...versions } = values.find((value) => value.id === id) ?? {};
    return { text, ...versions };
  };
  return isStale(of('Français'), of('English'));
}

describe.each([ENGLISH_DESK, FRENCH_PHONE])('a changed source at $width px, $locale', (screen) => {
  it('marks its translation, which shows the change and is confirmed', async () => {
    const { world, app, chip, note, confirm, editSource, leaveSource, editFrench, inFrench } =
      await open(screen);
    const { page } = app;
    expect(await chip.count()).toBe(0);
    await editSource('Pay today');
    await leaveSource('Pay today');
    await inFrench();
    await chip.click();
    await eventually(() => app.keys(), ['pay_now']);

    const field = await editFrench();
    await note.last().waitFor();
    await page.locator('del', { hasText: 'now' }).waitFor();
    await page.locator('ins', { hasText: 'today' }).waitFor();
    if (app.isPhone) await confirm.tap();
    else await field.press('Alt+k');
    await confirm.waitFor({ state: 'hidden' });
    await eventually(() => isPayStale(world), false);
    if (app.isPhone) return;

    await page.keyboard.press('Escape');
    await page.keyboard.press('ControlOrMeta+z');
    await eventually(() => isPayStale(world), true);
    await editFrench();
    await confirm.click();
    await eventually(() => isPayStale(world), false);
  });

  it('for a typo leaves its translations as they are', async () => {
    const { world, app, chip, typo, editSource, leaveSource, inFrench } = await open(screen);
    await editSource('Pay now!');
    await typo.click();
    expect(await typo.isChecked()).toBe(true);
    await leaveSource('Pay now!');
    await inFrench();
    expect(await isPayStale(world)).toBe(false);
    expect(await chip.count()).toBe(0);
    await app.ready();
  });
});
