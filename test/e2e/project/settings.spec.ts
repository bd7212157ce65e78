import { routes } from '#core/api/routes.js';

import { call } from '../support/api.js';
import { AppDriver } from '../support/app-driver.js';
import { ENGLISH_DESK, FRENCH_PHONE } from '../support/screens.js';
import { aShop } from '../support/shop.js';

describe.each([ENGLISH_DESK, FRENCH_PHONE])('the settings of a project at $width px, $locale', (screen) => {
  it('rename and recolour it, archive it for everyone, and restore it', async () => {
    const world = await aShop();
    const { path, project, owner } = world;
    const editor = await world.member('editor', 'Léa Martin');
    const app = await AppDriver.open(screen, world);
    const { page, words } = app;

    // From the menu of the project to General, which a phone lists first.
    await app.button(app.isPhone ? words('app.more') : 'Atlas', true).click();
    await page.getByRole('menuitem', { name: words('project.settings'), exact: true }).click();
    if (app.isPhone) await page.getByRole('link', { name: words('settings.general') }).tap();
    const save = app.button(words('app.save'), true);
    await page.getByLabel(words('project.name'), { exact: true }).fill('Bistro');
    await page.getByLabel(words('project.color'), { exact: true }).fill('b4412f');
    await page.keyboard.press('ControlOrMeta+s');
    await page.getByText(words('toast.project_updated')).waitFor();
    expect(await save.isDisabled()).toBe(true);

    if (app.isPhone) await app.button(words('settings.back'), true).tap();
    await page.getByRole('link', { name: words('settings.archive') }).click();
    await app.button(words('archive.submit'), true).click();
    await app
      .dialog(words('archive.title', { name: 'Bistro' }))
      .getByRole('button', { name: words('archive.submit'), exact: true })
      .click();
    const restore = app.button(words('archive.restore'), true);
    await restore.waitFor();
    await page.goto('/dashboard');
    await page.getByText(words('dashboard.all_archived')).waitFor();
    await app.button(words('dashboard.archived', { count: 1 })).click();
    await page.getByRole('link', { name: 'Bistro' }).first().waitFor();

    // Nobody can write: not the owner in the editor, and not an editor by a call.
    await page.goto(path);
    await app.ready();
    await page.getByText(words('editor.read_only')).first().waitFor();
    if (app.isPhone) {
      await app.card('cart_title').tap();
      await app.sheet.waitFor();
    }
    expect(await app.button(words('editor.new_key')).count()).toBe(0);
    expect(await page.getByRole('textbox', { name: /^cart_title/ }).count()).toBe(0);
    const { id, keyId } = world.value('cart_title', 'Français');
    const writing = call('PATCH', routes.writeValue(project.id, keyId, id), { name: 'Neu' }, editor.token);
    await expect(writing).rejects.toThrow('project_archived');

    await page.goto(`${path}/settings/archive`);
    await restore.click();
    await app.button(words('archive.submit'), true).waitFor();
    await world.write(world.value('cart_title', 'Français'), 'Le panier', owner);
    expect(await world.texts('Français')).toMatchObject({ cart_title: 'Le panier' });
  });
});

describe('the way back from the settings', () => {
  it('leads to the same row of the editor', async () => {
    const app = await AppDriver.open(ENGLISH_DESK, await aShop());
    const { page, words } = app;
    await app.cell('pay_now', 2).click();
    await app.button('Atlas').click();
    await page.getByRole('menuitem', { name: words('project.languages'), exact: true }).click();
    await page.getByRole('heading', { name: words('settings.languages'), exact: true }).waitFor();
    await page.getByRole('link', { name: words('settings.general') }).click();
    await page.getByRole('heading', { name: words('settings.general') }).waitFor();
    await page.goBack();
    await app.row('pay_now').locator(':focus').waitFor();
  });
});
