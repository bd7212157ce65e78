import type { World } from '../api.js';
import { follow } from '../follow.js';
import { dialog, press } from './act.js';
import type { Act } from './act.js';

const keyOf = (world: World, name: string): number => world.value(name, 'English').keyId;

/** The actions of the editor. */
export const IN_EDITOR: Act[] = [
  {
    name: 'writes a text',
    needs: 'canWriteValue',
    method: 'PATCH',
    act: async (app) => {
      await (await app.edit('retry', 'Français', 2)).fill('Réessayer');
      await app.page.keyboard.press('ControlOrMeta+s');
      await app.page.keyboard.press('Escape');
    },
  },
  {
    name: 'reviews a text',
    needs: 'canWriteStatus',
    method: 'PATCH',
    act: async (app) => {
      await app.cell('cancel', 2).click();
      await app.page.keyboard.press('ControlOrMeta+Enter');
    },
  },
  {
    name: 'renames a group',
    needs: 'canWriteGroup',
    method: 'PATCH',
    act: async (app) => {
      const { page, words } = app;
      await page.getByRole('rowheader', { name: /^checkout,/ }).hover();
      await app.button(words('editor.group_menu', { name: 'checkout' })).click();
      await page.getByRole('menuitem', { name: words('editor.rename_group') }).click();
      const field = page.getByLabel(words('editor.name_of_group', { name: 'checkout' }));
      await field.fill('payment');
      await field.press('Enter');
    },
  },
  {
    name: 'renames a key',
    needs: 'canWriteKey',
    method: 'PATCH',
    act: async (app, world) => {
      const { page, words } = app;
      await follow(page, `${world.path}?key=${keyOf(world, 'summer')}`);
      await page.getByRole('complementary').getByTitle(words('editor.rename_key')).click();
      const field = page.getByLabel(words('editor.name_of_key', { name: 'summer' }));
      await field.fill('season');
      await field.press('Enter');
    },
  },
  {
    name: 'describes a key',
    needs: 'canWriteKey',
    method: 'PATCH',
    act: async (app, world) => {
      const { page, words } = app;
      await follow(page, `${world.path}?key=${keyOf(world, 'cancel')}&tab=context`);
      await app.button(words('context.edit_description')).click();
      await page.getByRole('textbox', { name: words('context.description') }).fill('On a button.');
      await page.keyboard.press('ControlOrMeta+Enter');
    },
  },
  {
    name: 'makes a key',
    needs: 'canWriteKey',
    method: 'POST',
    act: async (app, world) => {
      const form = await dialog(app, world, 'new-key');
      await form.getByLabel(app.words('key.name')).fill('brand_new');
      await press(app, 'key.create');
    },
  },
  {
    name: 'changes the kind of a key',
    needs: 'canWriteKey everywhere',
    method: 'PATCH',
    act: async (app, world) => {
      await dialog(app, world, `change-kind&of=${keyOf(world, 'pay_now')}`);
      await press(app, 'key.kind_submit');
    },
  },
  {
    name: 'deletes a key',
    needs: 'canWriteKey everywhere',
    method: 'DELETE',
    act: async (app, world) => {
      await dialog(app, world, `delete-key&of=${keyOf(world, 'pay_now')}`);
      await press(app, 'app.delete');
    },
  },
  {
    name: 'moves a key',
    needs: 'canWriteKey',
    method: 'PATCH',
    act: async (app, world) => {
      const form = await dialog(app, world, `move-key&of=${keyOf(world, 'delivery')}`);
      await form.getByLabel(app.words('key.group')).fill('common');
      await press(app, 'key.move_submit');
    },
  },
  {
    name: 'fills a language',
    needs: 'canWriteValue',
    method: 'POST',
    act: async (app, world) => {
      const form = await dialog(app, world, `fill&of=${world.language('Français')}`);
      await form.locator('.ant-btn-primary').click();
    },
  },
  {
    name: 'replaces texts',
    needs: 'canWriteValue',
    method: 'POST',
    act: async (app, world) => {
      const form = await dialog(app, world, 'replace');
      await form.getByLabel(app.words('replace.find'), { exact: true }).fill('a');
      await form.locator('.ant-btn-primary').click();
    },
  },
  {
    name: 'undoes the replacement',
    needs: 'canWriteValue',
    method: 'POST',
    act: async (app, world) => {
      const { page, words } = app;
      const activity = await dialog(app, world, 'activity');
      await activity.getByText(words('activity.set_undo'), { exact: true }).first().click();
      const undo = app.dialog(words('undo.title'));
      await undo.getByRole('button', { name: words('undo.submit'), exact: true }).click();
      await undo.waitFor({ state: 'hidden' });
      await follow(page, world.path);
    },
  },
  {
    name: 'tags the selected keys',
    needs: 'canWriteKey',
    method: 'POST',
    act: async (app) => {
      const { page, words } = app;
      await page.getByLabel(words('editor.select_row', { name: 'cancel' })).click();
      await app.button(words('context.tags'), true).click();
      await page.getByRole('menuitem', { name: words('bulk.add_tags'), exact: true }).click();
      await app.dialog().getByLabel(words('context.tags')).fill('menu');
      await page.keyboard.press('Enter');
      await press(app, 'bulk.add_tags_submit');
    },
  },
  {
    name: 'adds a language',
    needs: 'canWriteLanguage',
    method: 'POST',
    act: async (app, world) => {
      const form = await dialog(app, world, 'add-language');
      await form.getByLabel(app.words('language.name'), { exact: true }).fill('Italiano');
      await press(app, 'language.add_submit');
    },
  },
  {
    name: 'changes the code of a language',
    needs: 'canWriteLanguage',
    method: 'PATCH',
    act: async (app, world) => {
      const { page, words } = app;
      await page.goto(`${world.path}/settings/languages`);
      const list = page.getByRole('region', { name: words('settings.languages') });
      await list
        .getByRole('button', { name: words('language.edit', { name: 'Français', tag: 'fr' }) })
        .click();
      await list.getByLabel(words('language.code'), { exact: true }).fill('fr-CA');
      const save = list.getByRole('button', { name: words('app.save'), exact: true });
      await save.click();
      await save.waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'deletes a language',
    needs: 'canWriteLanguage',
    method: 'DELETE',
    act: async (app, world) => {
      const form = await dialog(app, world, `delete-language&of=${world.language('Français')}`);
      await form.getByRole('textbox').fill('Français');
      await press(app, 'app.delete');
    },
  },
  {
    name: 'changes the settings',
    needs: 'canWriteProject',
    method: 'PUT',
    act: async (app, world) => {
      const { page, words } = app;
      await page.goto(`${world.path}/settings/general`);
      await page.getByLabel(words('project.description')).fill('A shop');
      await app.button(words('app.save'), true).click();
    },
  },
  {
    name: 'archives the project',
    needs: 'canDeleteProject',
    method: 'POST',
    act: async (app, world) => {
      await app.page.goto(`${world.path}/settings/archive`);
      await app.button(app.words('archive.submit'), true).click();
      await press(app, 'archive.submit');
      await app.button(app.words('archive.restore'), true).waitFor();
    },
  },
  {
    name: 'restores the project',
    needs: 'canDeleteProject',
    method: 'DELETE',
    act: async (app) => {
      await app.button(app.words('archive.restore'), true).click();
      await app.button(app.words('archive.submit'), true).waitFor();
    },
  },
  {
    name: 'deletes a group',
    needs: 'canWriteKey everywhere',
    method: 'DELETE',
    act: async (app, world) => {
      const form = await dialog(app, world, `delete-group&of=${world.group('checkout').id}`);
      // It was renamed.
      await form.getByRole('textbox').fill('payment');
      await press(app, 'app.delete');
    },
  },
];
