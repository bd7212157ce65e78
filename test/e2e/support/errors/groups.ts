import { routes } from '#core/api/routes.js';
import type { KeyView } from '#core/api/translations.js';

import { inDialog, underLabel } from './stage.js';
import type { Row, Stage } from './stage.js';

const CALL_OF_GROUP = /\/groups\/\d+$/;
const CALL_OF_KEY = /\/translations\/\d+$/;

/** An additional key in a group of its own, unless there is one. */
export const aKeyIn = ({ byOwner, world }: Stage, groupName: string, name: string): Promise<KeyView> =>
  byOwner<KeyView>('POST', routes.createKey(world.project.id), {
    name,
    groupId: null,
    groupName,
    isPlural: false,
  });

/** Opens the deletion of a new group and types its name. */
async function askToDelete(stage: Stage, name: string): Promise<KeyView> {
  const key = await aKeyIn(stage, name, 'one');
  await stage.inShop();
  const dialog = await stage.dialog(`delete-group&of=${key.groupId}`);
  await dialog.getByRole('textbox').fill(name);
  return key;
}

/** Opens the move of a key and names another group. */
async function askToMove(stage: Stage, key: KeyView, to: string): Promise<void> {
  await stage.inShop();
  const dialog = await stage.dialog(`move-key&of=${key.id}`);
  await dialog.getByLabel(stage.app.words('key.group')).fill(to);
}

/** Groups to be deleted, and keys to be moved between them. */
export const GROUPS: Row[] = [
  {
    name: 'a group to be deleted that has gone',
    provoke: async (stage) => {
      const { groupId } = await askToDelete(stage, 'gone_one');
      await stage.byOwner('DELETE', routes.deleteGroup(stage.world.project.id, groupId));
      await stage.press('app.delete');
    },
    told: [{ id: 'errors.not_existing_group', place: inDialog }],
  },
  {
    // Only `common` must be empty, and while it is not, it offers no deletion.
    name: 'a group to be deleted that has got keys',
    provoke: async (stage) => {
      await stage.answer('DELETE', CALL_OF_GROUP, 422, 'group_not_empty');
      await askToDelete(stage, 'filled_one');
      await stage.press('app.delete');
    },
    told: [{ id: 'errors.group_not_empty', place: inDialog }],
  },
  {
    name: 'a group to be deleted, without the right any more',
    provoke: async (stage) => {
      await askToDelete(stage, 'kept_one');
      await stage.without(() => stage.press('app.delete'));
    },
    told: [{ id: 'errors.unauthorized', place: inDialog }],
  },
  {
    name: 'a group to be deleted, for another reason',
    provoke: async (stage) => {
      await stage.answer('DELETE', CALL_OF_GROUP, 500, 'unknown_error');
      await askToDelete(stage, 'kept_two');
      await stage.press('app.delete');
    },
    told: [{ id: 'errors.unknown_error', place: inDialog }],
  },
  {
    name: 'a key to be moved to a group that has one of its name',
    provoke: async (stage) => {
      await aKeyIn(stage, 'common', 'twin');
      await askToMove(stage, await aKeyIn(stage, 'moving', 'twin'), 'common');
      await stage.press('key.move_submit');
    },
    told: [{ id: 'errors.key_name_already_exists', place: underLabel('key.group') }],
  },
  {
    name: 'a key to be moved that has gone',
    provoke: async (stage) => {
      const key = await aKeyIn(stage, 'moving', 'gone_one');
      await askToMove(stage, key, 'common');
      await stage.byOwner('DELETE', routes.deleteKey(stage.world.project.id, key.id));
      await stage.press('key.move_submit');
    },
    told: [{ id: 'errors.not_existing_key', place: inDialog }],
  },
  {
    name: 'a key to be moved to a group that has gone',
    provoke: async (stage) => {
      const key = await aKeyIn(stage, 'moving', 'staying');
      const { groupId } = await aKeyIn(stage, 'leaving', 'one');
      await askToMove(stage, key, 'leaving');
      await stage.byOwner('DELETE', routes.deleteGroup(stage.world.project.id, groupId));
      await stage.press('key.move_submit');
    },
    told: [{ id: 'errors.not_existing_group', place: underLabel('key.group') }],
  },
  {
    name: 'a key to be moved, without the right any more',
    provoke: async (stage) => {
      await askToMove(stage, await aKeyIn(stage, 'moving', 'without'), 'common');
      await stage.without(() => stage.press('key.move_submit'));
    },
    told: [{ id: 'errors.unauthorized', place: inDialog }],
  },
  {
    name: 'a key to be moved, for another reason',
    provoke: async (stage) => {
      await stage.answer('PATCH', CALL_OF_KEY, 500, 'unknown_error');
      await askToMove(stage, await aKeyIn(stage, 'moving', 'again'), 'common');
      await stage.press('key.move_submit');
    },
    told: [{ id: 'errors.unknown_error', place: inDialog }],
  },
];
