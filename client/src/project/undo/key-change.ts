import type { KeyView, UpdateKey } from '#core/api/translations.js';

import type { Message } from '../../lib/toast.js';

/** The values of a key in the fields of a change. */
export function changeOfKey(key: KeyView, change: UpdateKey): UpdateKey {
  const { name, isPlural, groupId, description, maxLength, tags, isObsolete } = key;
  const fields = { name, isPlural, groupId, description, maxLength, tags, isObsolete };
  return Object.fromEntries(Object.entries(fields).filter(([field]) => field in change));
}

/** Describes a change of one field of a key; `group` is its current group. */
export function nameOfChange({ name: before }: KeyView, change: UpdateKey, group: string): Message {
  const { name, isPlural, groupId, isObsolete } = change;
  if (name !== undefined) return { id: 'toast.key_renamed', values: { before, name } };
  if (groupId !== undefined) return { id: 'toast.key_moved', values: { name: before, group } };
  if (isPlural !== undefined)
    return {
      id: 'toast.key_kind_changed',
      values: { name: before, kind: isPlural ? 'plural' : 'singular' },
    };
  if (isObsolete !== undefined)
    return { id: isObsolete ? 'toast.key_obsolete' : 'toast.key_in_use', values: { name: before } };
  const [field = ''] = Object.keys(change);
  return { id: 'toast.key_changed', values: { name: before, field } };
}
