import { routes } from '#core/api/routes.js';

import { call } from '../support/api.js';
import { AppDriver } from '../support/app-driver.js';
import { ENGLISH_DESK, FRENCH_PHONE } from '../support/screens.js';
import type { Screen } from '../support/screens.js';
import { aShop } from '../support/shop.js';

const FRENCH = 2;

/** The checks of a shop whose French lacks a placeholder. */
async function open(screen: Screen) {
  const world = await aShop();
  await world.write(world.value('delivery', 'Français'), 'Offerte', world.owner);
  const settings = `${world.path}/settings/checks`;
  const app = await AppDriver.logIn(screen, world.owner, settings);
  const { page, words } = app;
  const row = page.getByRole('listitem', { name: words('check.missing'), exact: true });
  await row.waitFor();
  return {
    world,
    app,
    settings,
    row,
    findings: row.getByRole('link', { name: words('check.findings', { count: 1 }) }),
    missing: page.getByText(words('finding.missing', { list: '{amount}', count: 1 }), { exact: true }),
    /** The page shows a change before it is saved. */
    saved: () => page.waitForResponse((answer) => answer.request().method() === 'PATCH'),
    choose: (severity: 'off' | 'hint' | 'warning' | 'error') =>
      row.getByText(words(`severity.${severity}`), { exact: true }).click(),
    chosen: (severity: 'off' | 'hint' | 'warning' | 'error') =>
      row.getByRole('radio', { name: words(`severity.${severity}`), exact: true, checked: true }),
    async language(name: string): Promise<void> {
      await page.getByRole('combobox', { name: words('language.name') }).click();
      await app.option(name).click();
    },
  };
}

describe.each([ENGLISH_DESK, FRENCH_PHONE])('the checks of a project at $width px, $locale', (screen) => {
  it('are switched off for one language, where the editor no longer shows them, and back on', async () => {
    const { world, app, settings, row, findings, missing, choose, chosen, language, saved } =
      await open(screen);
    const { page, words } = app;
    await findings.waitFor();
    await language('Français');
    const isOff = saved();
    await choose('off');
    await isOff;
    await row.getByText(words('check.common', { severity: words('severity.error') })).waitFor();
    await findings.waitFor({ state: 'hidden' });

    await page.goto(world.path);
    await app.ready();
    // A finding of another check shows that the text is checked.
    const field = await app.edit('delivery', 'Français', FRENCH);
    await field.fill('Offerte  dès');
    await page.getByText(words('finding.double'), { exact: true }).last().waitFor();
    expect(await missing.count()).toBe(0);

    await page.goto(settings);
    await language('Français');
    const isReset = saved();
    await app.button(words('check.reset'), true).click();
    await isReset;
    await chosen('error').waitFor({ state: 'attached' });
    await app.button(words('check.reset'), true).waitFor({ state: 'hidden' });
    await page.goto(world.path);
    await app.ready();
    await (await app.edit('delivery', 'Français', FRENCH)).fill('Offerte');
    await missing.last().waitFor();
  });

  it('block a validation as soon as errors do', async () => {
    const { world, app, saved } = await open(screen);
    const { page, words } = app;
    const block = page.getByRole('switch', { name: words('check.block') });
    const isBlocking = saved();
    await block.click();
    await isBlocking;
    expect(await block.isChecked()).toBe(true);
    const validating = world.review('validated', world.value('delivery', 'Français'));
    await expect(validating).rejects.toThrow('checks_failed');
  });
});

describe('a change of the checks that cannot be saved', () => {
  it('is taken back without a network, shown below, and saved when it is there again', async () => {
    const { app, row, choose, chosen, settings, saved } = await open(ENGLISH_DESK);
    const { page, words } = app;
    app.expectOffline();
    await page.context().setOffline(true);
    await choose('hint');
    await row.getByText(words('errors.network_error')).waitFor();
    await chosen('error').waitFor({ state: 'attached' });
    await page.context().setOffline(false);
    const isHint = saved();
    await choose('hint');
    await isHint;
    await row.getByText(words('errors.network_error')).waitFor({ state: 'hidden' });
    const second = await page.context().newPage();
    await second.goto(settings);
    await second
      .getByRole('listitem', { name: words('check.missing'), exact: true })
      .getByRole('radio', { name: words('severity.hint'), exact: true, checked: true })
      .waitFor({ state: 'attached' });
  });

  it('says that its language is gone', async () => {
    const { world, app, row, choose, language } = await open(FRENCH_PHONE);
    await language('Deutsch');
    const german = world.language('Deutsch');
    await call('DELETE', routes.deleteLanguage(world.project.id, german), undefined, world.owner.token);
    app.expectRefusal(404);
    await choose('off');
    await row.getByText(app.words('errors.not_existing_language')).waitFor();
  });
});
