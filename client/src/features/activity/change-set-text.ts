import type { ActivityItem } from '#core/api/activity.js';
import type { ChangeSetView } from '#core/api/change-sets.js';

import type { useText } from '../../i18n/use-text.js';
import { deedOf } from './activity-text.js';
import type { Deed } from './deed.js';

/** By kind of change set, the change that describes it. */
const TELLING: Partial<Record<ChangeSetView['kind'], (item: ActivityItem) => boolean>> = {
  import: () => true,
  delete: () => true,
  file: () => true,
  plural: ({ action }) => action === 'project.plural_mode_changed' || action === 'key.updated',
};

/** Describes an import, a deletion or a switch of plural forms by its main change, and other sets by their kind. */
export const deedOfSet = (item: ActivityItem, { kind }: ChangeSetView): Deed =>
  TELLING[kind]?.(item) ? deedOf(item) : { id: 'activity.set', values: { kind } };

/** The counts that are not zero, for example `1 language · 500 values`. */
export function countsOf({ counts }: ChangeSetView, text: ReturnType<typeof useText>): string {
  const { languages, groups, keys, values } = counts;
  return [
    languages > 0 ? text('activity.count_languages', { count: languages }) : '',
    groups > 0 ? text('activity.count_groups', { count: groups }) : '',
    keys > 0 ? text('activity.count_keys', { count: keys }) : '',
    values > 0 ? text('activity.count_values', { count: values }) : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
