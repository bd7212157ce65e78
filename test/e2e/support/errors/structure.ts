import type { Locator } from 'playwright-core';

import { routes } from '#core/api/routes.js';

import { aKeyIn } from './groups.js';
import { inDialog, under, underLabel } from './stage.js';
import type { Place, Row, Stage } from './stage.js';

/** Beside a name that is edited in place. */
const besideName: Place = under(({ page }) => page.locator('main input[aria-invalid=true]'));

const keyOf = ({ world }: Stage, name: string): number => world.value(name, 'English').keyId;

/** An additional key, which may be deleted. */
export const aKey = async (stage: Stage, name: string): Promise<number> =>
  (await aKeyIn(stage, 'common', name)).id;

async function renameGroup(stage: Stage, to: string, name = 'checkout'): Promise<Locator> {
  const { app } = stage;
  await stage.inShop();
  await app.ready();
  await app.page.getByRole('rowheader', { name: new RegExp(`^${name},`) }).hover();
  await app.button(app.words('editor.group_menu', { name })).click();
  await app.page.getByRole('menuitem', { name: app.words('editor.rename_group') }).click();
  const field = app.page.getByLabel(app.words('editor.name_of_group', { name }));
  await field.fill(to);
  return field;
}

async function renameKey(stage: Stage, id: number, name: string, to: string): Promise<Locator> {
  const { app } = stage;
  await stage.inShop(`?key=${id}`);
  await app.page.getByRole('complementary').getByTitle(app.words('editor.rename_key')).click();
  const field = app.page.getByLabel(app.words('editor.name_of_key', { name }));
  await field.fill(to);
  return field;
}

async function createKey(stage: Stage, name: string, group = ''): Promise<void> {
  const dialog = await stage.dialog('new-key');
  if (group !== '') await dialog.getByLabel(stage.app.words('key.group')).fill(group);
  await dialog.getByLabel(stage.app.words('key.name')).fill(name);
}

/** Groups and keys. */
export const STRUCTURE: Row[] = [
  {
    name: 'a group named like another',
    provoke: async (stage) => (await renameGroup(stage, 'common')).press('Enter'),
    told: [{ id: 'errors.group_already_exists', place: besideName }],
  },
  {
    name: 'a group, without the right any more',
    provoke: async (stage) => {
      const field = await renameGroup(stage, 'payment');
      await stage.without(() => field.press('Enter'));
    },
    told: [{ id: 'errors.unauthorized', place: besideName }],
  },
  {
    name: 'a group that has gone',
    provoke: async (stage) => {
      const { groupId } = await aKeyIn(stage, 'gone_group', 'one');
      const field = await renameGroup(stage, 'payment', 'gone_group');
      await stage.byOwner('DELETE', routes.deleteGroup(stage.world.project.id, groupId));
      await field.press('Enter');
    },
    told: [{ id: 'errors.not_existing_group', place: besideName }],
  },
  {
    name: 'a group, for another reason',
    provoke: async (stage) => {
      await stage.answer('PATCH', /\/groups\/\d+$/, 500, 'unknown_error');
      await (await renameGroup(stage, 'payment')).press('Enter');
    },
    told: [{ id: 'errors.unknown-error', place: besideName }],
  },
  {
    name: 'a new key named like another of its group',
    provoke: async (stage) => {
      await stage.inShop();
      await createKey(stage, 'cancel', 'common');
      await stage.press('key.create');
    },
    told: [{ id: 'errors.key_name_already_exists', place: underLabel('key.name') }],
  },
  {
    // The form already refuses invalid names.
    name: 'a new group that cannot be',
    provoke: async (stage) => {
      await stage.answer('POST', routes.createKey(stage.world.project.id), 422, 'validation_error');
      await createKey(stage, 'brand_new', 'payment');
      await stage.press('key.create');
    },
    told: [{ id: 'errors.group_create_failed', place: underLabel('key.group') }],
  },
  {
    name: 'a new key, without the right any more',
    provoke: async (stage) => {
      await createKey(stage, 'brand_new');
      await stage.without(() => stage.press('key.create'));
    },
    told: [{ id: 'errors.unauthorized', place: inDialog }],
  },
  {
    name: 'a new key, for another reason',
    provoke: async (stage) => {
      await stage.answer('POST', routes.createKey(stage.world.project.id), 500, 'unknown_error');
      await createKey(stage, 'brand_new');
      await stage.press('key.create');
    },
    told: [{ id: 'errors.unknown_error', place: inDialog }],
  },
  {
    name: 'a key named like another',
    provoke: async (stage) => {
      const field = await renameKey(stage, keyOf(stage, 'cancel'), 'cancel', 'retry');
      await field.press('Enter');
    },
    told: [{ id: 'errors.key_name_already_exists', place: besideName }],
  },
  {
    name: 'a name of a key, without the right any more',
    provoke: async (stage) => {
      const field = await renameKey(stage, keyOf(stage, 'cancel'), 'cancel', 'abort');
      await stage.without(() => field.press('Enter'));
    },
    told: [{ id: 'errors.unauthorized', place: besideName }],
  },
  {
    name: 'a name of a key that has gone',
    provoke: async (stage) => {
      const id = await aKey(stage, 'gone_one');
      const field = await renameKey(stage, id, 'gone_one', 'gone_two');
      await stage.byOwner('DELETE', routes.deleteKey(stage.world.project.id, id));
      await field.press('Enter');
    },
    told: [{ id: 'errors.not_existing_key', place: besideName }],
  },
  {
    name: 'a name of a key, for another reason',
    provoke: async (stage) => {
      await stage.answer('PATCH', /\/translations\/\d+$/, 500, 'unknown_error');
      const field = await renameKey(stage, keyOf(stage, 'cancel'), 'cancel', 'abort');
      await field.press('Enter');
    },
    told: [{ id: 'errors.unknown_error', place: besideName }],
  },
  {
    name: 'a key to be deleted that has gone',
    provoke: async (stage) => {
      const id = await aKey(stage, 'gone_three');
      await stage.inShop();
      await stage.dialog(`delete-key&of=${id}`);
      await stage.byOwner('DELETE', routes.deleteKey(stage.world.project.id, id));
      await stage.press('app.delete');
    },
    told: [{ id: 'errors.not_existing_key', place: inDialog }],
  },
  {
    name: 'a key to be deleted, without the right any more',
    provoke: async (stage) => {
      await stage.dialog(`delete-key&of=${keyOf(stage, 'cancel')}`);
      await stage.without(() => stage.press('app.delete'));
    },
    told: [{ id: 'errors.unauthorized', place: inDialog }],
  },
  {
    name: 'a key to be deleted, for another reason',
    provoke: async (stage) => {
      await stage.answer('DELETE', /\/translations\/\d+$/, 500, 'unknown_error');
      await stage.dialog(`delete-key&of=${keyOf(stage, 'cancel')}`);
      await stage.press('app.delete');
    },
    told: [{ id: 'errors.unknown_error', place: inDialog }],
  },
];
