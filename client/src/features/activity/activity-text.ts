import type { ActivityItem } from '#core/api/activity.js';
import { isPluralForm } from '#core/domain/plural-rules.js';
import type { PluralForm } from '#core/domain/plural-rules.js';

import type { MessageId } from '../../i18n/messages.js';
import type { Deed } from './deed.js';
import { checksDeed, findingDeed, projectDeed } from './settings-text.js';

type State = ActivityItem['new'];

const textIn = (state: State, field: string): string => {
  const value = state?.[field];
  return typeof value === 'string' ? value : '';
};

/** The name at the time of the change, else the current name. */
const itemName = ({ old, new: now }: ActivityItem, current: string | null | undefined): string =>
  textIn(now, 'name') || textIn(old, 'name') || (current ?? '');

function textDeed({ source, new: now }: ActivityItem): Deed {
  if (source === 'revert') return { id: 'activity.text_reverted' };
  if (source === 'import') return { id: 'activity.text_imported' };
  return { id: textIn(now, 'text') === '' ? 'activity.text_emptied' : 'activity.text_written' };
}

const reviewDeed = ({ source, new: now }: ActivityItem): Deed => ({
  id: source === 'revert' ? 'activity.review_reverted' : 'activity.reviewed',
  values: { status: textIn(now, 'status') },
});

function keyDeed(item: ActivityItem): Deed {
  const { old, new: now, key } = item;
  const name = itemName(item, key?.name);
  if (now?.['isPlural'] !== undefined && now['isPlural'] !== old?.['isPlural'])
    return {
      id: 'activity.key_kind',
      values: { name, kind: now['isPlural'] === true ? 'plural' : 'singular' },
    };
  if (textIn(now, 'groupName') !== '')
    return {
      id: 'activity.key_moved',
      values: { name, before: textIn(old, 'groupName'), group: textIn(now, 'groupName') },
    };
  if (textIn(old, 'name') === textIn(now, 'name')) return contextDeed(now, name);
  return { id: 'activity.key_renamed', values: { name, before: textIn(old, 'name') } };
}

function languageDeed(item: ActivityItem): Deed {
  const [name, tag] = [itemName(item, item.language?.name), textIn(item.new, 'tag')];
  const before = textIn(item.old, 'name');
  const isRenamed = name !== before;
  if (tag === textIn(item.old, 'tag')) return { id: 'activity.language_renamed', values: { name, before } };
  return isRenamed
    ? { id: 'activity.language_updated', values: { name, before, tag } }
    : { id: 'activity.language_tagged', values: { name, tag } };
}

/** Messages by the field of the context that changed. */
const CONTEXT_DEEDS: Record<string, MessageId> = {
  description: 'activity.key_described',
  maxLength: 'activity.key_limited',
  tags: 'activity.key_tagged',
  obsoleteAt: 'activity.key_obsolete',
};

/** Names the changed field; if there are several, names none. */
function contextDeed(now: State, name: string): Deed {
  const changed = Object.keys(CONTEXT_DEEDS).filter((part) => now?.[part] !== undefined);
  const only = changed.length === 1 ? CONTEXT_DEEDS[changed[0] ?? ''] : undefined;
  const mark = now?.['obsoleteAt'] === null ? 'no' : 'yes';
  return { id: only ?? 'activity.key_context', values: { name, obsolete: mark } };
}

const named =
  (id: MessageId, target: 'group' | 'key' | 'language') =>
  (item: ActivityItem): Deed => ({ id, values: { name: itemName(item, item[target]?.name) } });

const DEEDS: Record<ActivityItem['action'], (item: ActivityItem) => Deed> = {
  'project.created': () => ({ id: 'activity.project_created' }),
  'project.updated': projectDeed,
  'project.plural_mode_changed': ({ new: now }) => ({
    id: 'activity.plural_mode',
    values: { mode: textIn(now, 'pluralMode') },
  }),
  'project.checks_changed': checksDeed,
  'project.archived': () => ({ id: 'activity.project_archived' }),
  'project.unarchived': () => ({ id: 'activity.project_unarchived' }),
  'language.created': named('activity.language_created', 'language'),
  'language.imported': named('activity.language_imported', 'language'),
  'language.updated': languageDeed,
  'language.deleted': named('activity.language_deleted', 'language'),
  'group.created': named('activity.group_created', 'group'),
  'group.deleted': named('activity.group_deleted', 'group'),
  'group.moved': (item) => ({
    id: 'activity.group_moved',
    values: {
      name: itemName(item, item.group?.name),
      back: item.new?.['fileId'] === undefined ? 'no' : 'yes',
    },
  }),
  'group.renamed': (item) => ({
    id: 'activity.group_renamed',
    values: { name: itemName(item, item.group?.name), before: textIn(item.old, 'name') },
  }),
  'file.created': (item) => ({ id: 'activity.file_created', values: { name: itemName(item, null) } }),
  'file.renamed': (item) => ({
    id: 'activity.file_renamed',
    values: { name: itemName(item, null), before: textIn(item.old, 'name') },
  }),
  'file.deleted': (item) => ({ id: 'activity.file_deleted', values: { name: itemName(item, null) } }),
  'key.created': named('activity.key_created', 'key'),
  'key.updated': keyDeed,
  'key.deleted': named('activity.key_deleted', 'key'),
  'value.written': textDeed,
  'value.reviewed': reviewDeed,
  'value.confirmed': ({ source }) => ({
    id: source === 'revert' ? 'activity.source_unconfirmed' : 'activity.source_confirmed',
  }),
  'value.finding_ignored': findingDeed('activity.finding_ignored'),
  'value.finding_restored': findingDeed('activity.finding_restored'),
};

export const deedOf = (item: ActivityItem): Deed => DEEDS[item.action](item);

export interface TextChange {
  before: string;
  after: string;
}

/** The texts before and after a change; equal for a review, null if the change is not about a text. */
export function textChange({ action, old, new: now }: ActivityItem): TextChange | null {
  if (action === 'value.written') return { before: textIn(old, 'text'), after: textIn(now, 'text') };
  const reviewed = action === 'value.reviewed' ? textIn(now, 'text') : '';
  return reviewed === '' ? null : { before: reviewed, after: reviewed };
}

/** The plural form that changed; null for a singular. */
export function formOf({ old, new: now }: ActivityItem): PluralForm | null {
  const quantity = now?.['quantity'] ?? old?.['quantity'];
  return isPluralForm(quantity) ? quantity : null;
}
