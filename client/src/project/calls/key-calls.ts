import type { CreateGroup, GroupView } from '#core/api/groups.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import type { CreateKey, KeyView, UpdateKey } from '#core/api/translations.js';
import { COMMON_GROUP } from '#core/domain/rules.js';

import { http } from '../../lib/api/http.js';
import type { ProjectCache } from '../project-cache.js';
import { groupNamer } from '../store/file-labels.js';
import { addKey, putKey, removeKey } from '../store/edit-project.js';
import { inverseEntry } from '../undo/inverse-entry.js';
import { changeOfKey, nameOfChange } from '../undo/key-change.js';
import { withChangeSet } from './change-set-entry.js';
import type { Undo } from './use-undo.js';

/** The cached project and its undo stack. */
export interface CachedPlace {
  projectId: number;
  updateCache: ProjectCache['updateCache'];
  cached: () => ProjectDetails | undefined;
  undo: Undo;
}

export interface KeyCalls {
  createKey: (key: CreateKey) => Promise<KeyView>;
  changeKey: (keyId: number, change: UpdateKey) => Promise<KeyView>;
  deleteKey: (keyId: number) => Promise<void>;
  renameKey: (keyId: number, name: string) => Promise<KeyView>;
  /** Moves a key to a group of the project, or to a new group. */
  moveKey: (keyId: number, group: Pick<GroupView, 'id'> | CreateGroup) => Promise<KeyView>;
}

export function keyCalls(
  place: CachedPlace,
  createGroup: (group: CreateGroup) => Promise<GroupView>,
): KeyCalls {
  const { projectId, updateCache, undo } = place;
  const changeKey = async (keyId: number, change: UpdateKey): Promise<KeyView> => {
    const before = keyNow(place, keyId);
    const { answer, changeSetId } = await sendChange(place, keyId, change);
    const done = nameOfChange(before ?? answer, change, groupNamed(place, answer.groupId));
    if (changeSetId !== null) undo.tellSet(changeSetId, done);
    else if (before) tellInverse(place, done, { before, after: answer, change });
    return answer;
  };
  return {
    changeKey,
    renameKey: (keyId, name) => changeKey(keyId, { name }),
    async moveKey(keyId, group) {
      const { id: groupId } = 'id' in group ? group : await createGroup(group);
      return changeKey(keyId, { groupId });
    },
    async createKey(key) {
      const created = await http.post<KeyView>(routes.createKey(projectId), key);
      await updateCache((project) => addKey(project, created, key.groupName ?? COMMON_GROUP));
      return created;
    },
    async deleteKey(keyId) {
      const name = keyNow(place, keyId)?.name ?? '';
      const path = routes.deleteKey(projectId, keyId);
      const { changeSetId } = await withChangeSet((options) => http.delete(path, undefined, options));
      await updateCache((project) => removeKey(project, keyId));
      undo.tellSet(changeSetId, { id: 'toast.key_deleted', values: { name } });
    },
  };
}

const keyNow = ({ cached }: CachedPlace, keyId: number): KeyView | undefined =>
  cached()
    ?.groups.flatMap(({ keys }) => keys)
    .find(({ id }) => id === keyId);

const groupNow = ({ cached }: CachedPlace, groupId: number): GroupView | undefined =>
  cached()?.groups.find(({ id }) => id === groupId);

/** The name of a group for a message. */
function groupNamed(place: CachedPlace, groupId: number): string {
  const group = groupNow(place, groupId);
  return group ? groupNamer(place.cached()?.files ?? [])(group) : '';
}

async function sendChange(place: CachedPlace, keyId: number, change: UpdateKey) {
  const path = routes.updateKey(place.projectId, keyId);
  const sent = await withChangeSet((options) => http.patch<KeyView>(path, change, options));
  const { answer } = sent;
  await place.updateCache((project) => putKey(project, answer, groupNow(place, answer.groupId)?.name ?? ''));
  return sent;
}

interface ChangeOfKey {
  before: KeyView;
  after: KeyView;
  change: UpdateKey;
}

function tellInverse(
  place: CachedPlace,
  done: ReturnType<typeof nameOfChange>,
  { before, after, change }: ChangeOfKey,
): void {
  const [was, is] = [changeOfKey(before, change), changeOfKey(after, change)];
  if (JSON.stringify(was) === JSON.stringify(is)) return;
  const current = (): UpdateKey | null => {
    const now = keyNow(place, after.id);
    return now ? changeOfKey(now, change) : null;
  };
  const send = (wanted: UpdateKey): Promise<unknown> => sendChange(place, after.id, wanted);
  place.undo.tell(inverseEntry({ done, before: was, after: is, current, send }));
}
