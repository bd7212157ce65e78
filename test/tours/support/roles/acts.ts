import type { Locator } from 'playwright-core';

import { somebody } from '../api.js';
import type { World } from '../api.js';
import { follow } from '../follow.js';
import type { Tour } from '../tour.js';
import type { Id, Needs } from './table.js';

interface Act {
  name: string;
  needs: Needs;
  /** The call it leads to. */
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  act: (tour: Tour, world: World) => Promise<unknown>;
}

async function dialog(tour: Tour, world: World, query: string): Promise<Locator> {
  const { page } = tour;
  if (new URL(page.url()).pathname !== world.path) await page.goto(world.path);
  await tour.ready();
  await follow(page, world.path);
  await tour.dialog().waitFor({ state: 'hidden' });
  await follow(page, `${world.path}?d=${query}`);
  await tour.dialog().waitFor();
  return tour.dialog();
}

const press = (tour: Tour, id: Id): Promise<void> =>
  tour
    .dialog()
    .getByRole('button', { name: tour.words(id), exact: true })
    .click();

const keyOf = (world: World, name: string): number => world.value(name, 'English').keyId;

/** What the editor offers, used as it is meant. */
const IN_EDITOR: Act[] = [
  {
    name: 'writes a text',
    needs: 'canWriteValue',
    method: 'PATCH',
    act: async (tour) => {
      await (await tour.edit('retry', 'Français', 2)).fill('Réessayer');
      await tour.page.keyboard.press('ControlOrMeta+s');
      await tour.page.keyboard.press('Escape');
    },
  },
  {
    name: 'reviews a text',
    needs: 'canWriteStatus',
    method: 'PATCH',
    act: async (tour) => {
      await tour.cell('cancel', 2).click();
      await tour.page.keyboard.press('v');
    },
  },
  {
    name: 'renames a group',
    needs: 'canWriteGroup',
    method: 'PATCH',
    act: async (tour) => {
      const { page, words } = tour;
      await page.getByRole('rowheader', { name: /^checkout,/ }).hover();
      await tour.button(words('editor.group_menu', { name: 'checkout' })).click();
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
    act: async (tour, world) => {
      const { page, words } = tour;
      await follow(page, `${world.path}?key=${keyOf(world, 'summer')}`);
      await page.getByRole('complementary').getByTitle(words('editor.rename_key')).click();
      const field = page.getByLabel(words('editor.name_of_key', { name: 'summer' }));
      await field.fill('season');
      await field.press('Enter');
    },
  },
  {
    name: 'makes a key',
    needs: 'canWriteKey',
    method: 'POST',
    act: async (tour, world) => {
      const form = await dialog(tour, world, 'new-key');
      await form.getByLabel(tour.words('key.name')).fill('brand_new');
      await press(tour, 'key.create');
    },
  },
  {
    name: 'changes the kind of a key',
    needs: 'canWriteKey everywhere',
    method: 'PATCH',
    act: async (tour, world) => {
      await dialog(tour, world, `change-kind&of=${keyOf(world, 'pay_now')}`);
      await press(tour, 'key.kind_submit');
    },
  },
  {
    name: 'deletes a key',
    needs: 'canWriteKey everywhere',
    method: 'DELETE',
    act: async (tour, world) => {
      await dialog(tour, world, `delete-key&of=${keyOf(world, 'pay_now')}`);
      await press(tour, 'app.delete');
    },
  },
  {
    name: 'fills a language',
    needs: 'canWriteValue',
    method: 'PATCH',
    act: async (tour, world) => {
      const form = await dialog(tour, world, `fill&of=${world.language('Français')}`);
      await form.locator('.ant-btn-primary').click();
    },
  },
  {
    name: 'adds a language',
    needs: 'canWriteLanguage',
    method: 'POST',
    act: async (tour, world) => {
      const form = await dialog(tour, world, 'add-language');
      await form.getByLabel(tour.words('language.name')).fill('Italiano');
      await press(tour, 'language.add_submit');
    },
  },
  {
    name: 'deletes a language',
    needs: 'canWriteLanguage',
    method: 'DELETE',
    act: async (tour, world) => {
      const form = await dialog(tour, world, `delete-language&of=${world.language('Français')}`);
      await form.getByRole('textbox').fill('Français');
      await press(tour, 'app.delete');
    },
  },
  {
    name: 'changes the settings',
    needs: 'canWriteProject',
    method: 'PUT',
    act: async (tour, world) => {
      await dialog(tour, world, 'settings');
      await press(tour, 'app.save');
    },
  },
];

/** What the users' page offers, and the two ways out. */
const AMONG_USERS: Act[] = [
  {
    name: 'invites',
    needs: 'canWriteInvitation',
    method: 'POST',
    act: async (tour, world) => {
      const { page, words } = tour;
      const { email } = await somebody('Ida Lund');
      await page.goto(`${world.path}/users?d=invite`);
      const form = tour.dialog();
      await form.getByLabel(words('auth.email')).fill(email);
      await form.getByRole('combobox', { name: words('members.col_role') }).click();
      await tour.option(words('role.translator')).click();
      await press(tour, 'members.invite_submit');
      await form.waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'takes an invitation back',
    needs: 'canWriteInvitation',
    method: 'DELETE',
    act: async (tour) => {
      await tour.button(tour.words('members.delete_invitation_of', { name: 'Ida Lund' })).click();
      await press(tour, 'members.delete_invitation');
      await tour.dialog().waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'changes a role',
    needs: 'canWriteUser',
    method: 'PATCH',
    act: async (tour) => {
      const name = tour.words('members.role_of', { name: 'Noah Klein' });
      await tour.page.getByRole('combobox', { name }).click();
      await tour.option(tour.words('role.translator')).first().click();
    },
  },
  {
    name: 'removes somebody',
    needs: 'canWriteUser',
    method: 'DELETE',
    act: async (tour) => {
      await tour.button(tour.words('members.remove_user', { name: 'Noah Klein' })).click();
      await press(tour, 'app.remove');
    },
  },
  {
    name: 'leaves',
    needs: 'not to own',
    method: 'POST',
    act: async (tour, world) => {
      await dialog(tour, world, 'leave');
      await press(tour, 'project.leave');
    },
  },
  {
    name: 'deletes the project',
    needs: 'canDeleteProject',
    method: 'DELETE',
    act: async (tour, world) => {
      const form = await dialog(tour, world, 'delete');
      await form.getByRole('textbox').fill('Atlas');
      await press(tour, 'project.delete');
    },
  },
];

export const ACTS: readonly Act[] = [...IN_EDITOR, ...AMONG_USERS];
