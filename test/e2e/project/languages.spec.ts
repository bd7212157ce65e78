import { routes } from '#core/api/routes.js';

import { call } from '../support/api.js';
import { ENGLISH_DESK, FRENCH_PHONE } from '../support/screens.js';
import { aShop } from '../support/shop.js';
import { AppDriver } from '../support/app-driver.js';

describe.each([ENGLISH_DESK, FRENCH_PHONE])('the code of a language, at $width in $locale', (screen) => {
  it('is asked for where it does not follow from the name, unique, and edited with the name in the list', async () => {
    const world = await aShop();
    const app = await AppDriver.open(screen, world);
    const { page, words } = app;
    const dialog = app.dialog();
    const name = dialog.getByLabel(words('language.name'), { exact: true });
    const code = dialog.getByLabel(words('language.code'), { exact: true });
    const press = (label: string): Promise<void> =>
      dialog.getByRole('button', { name: label, exact: true }).click();

    // Nobody knows a code for Klingon: it is asked for, and that of German is taken.
    await page.goto(`${world.path}?d=add-language`);
    await name.fill('Klingon');
    await press(words('language.add_submit'));
    await dialog.getByText(words('form.language_tag')).waitFor();
    await code.fill('DE');
    app.expectRefusal(422);
    await press(words('language.add_submit'));
    await dialog.getByText(words('errors.language_tag_already_exists')).waitFor();
    expect(await code.inputValue()).toBe('de');
    await code.fill('tlh');
    await press(words('language.add_submit'));
    await dialog.waitFor({ state: 'hidden' });

    await page.goto(`${world.path}/settings/languages`);
    const section = page.getByRole('region', { name: words('settings.languages') });
    await section
      .getByRole('button', { name: words('language.edit', { name: 'Klingon', tag: 'tlh' }) })
      .click();
    const edited = {
      name: section.getByLabel(words('language.name'), { exact: true }),
      code: section.getByLabel(words('language.code'), { exact: true }),
      save: section.getByRole('button', { name: words('app.save'), exact: true }),
    };
    await edited.code.fill('fr');
    await edited.save.click();
    await section.getByText(words('errors.language_tag_already_exists')).waitFor();
    await edited.code.fill('tlh');
    await edited.name.fill('tlhIngan Hol');
    await edited.save.click();
    const renamed = section.getByRole('button', {
      name: words('language.edit', { name: 'tlhIngan Hol', tag: 'tlh' }),
    });
    await renamed.waitFor();
    await page.goto(world.path);
    await app.ready();
    expect(await app.languages()).toContain('tlhIngan Hol');
  });

  it('is missing for a language that a program created, which the list says', async () => {
    const world = await aShop();
    await call('POST', routes.createLanguage(world.project.id), { name: 'Klingon' }, world.owner.token);
    const app = await AppDriver.logIn(screen, world.owner, `${world.path}/settings/languages`);
    const { page, words } = app;
    const section = page.getByRole('region', { name: words('settings.languages') });
    await section.getByText(words('language.untagged', { count: 1 })).waitFor();
    await section.getByRole('button', { name: words('language.choose_tag_of', { name: 'Klingon' }) }).click();
    await page.keyboard.type('tlh');
    await page.keyboard.press('Enter');
    await section
      .getByRole('button', { name: words('language.edit', { name: 'Klingon', tag: 'tlh' }) })
      .waitFor();
    await section.getByText(words('language.untagged', { count: 1 })).waitFor({ state: 'hidden' });
  });
});
