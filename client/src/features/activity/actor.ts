import type { ActivityItem } from '#core/api/activity.js';

import type { useText } from '../../i18n/use-text.js';

/** The name of the author of a change. */
export function actorOf({ actor }: Pick<ActivityItem, 'actor'>, text: ReturnType<typeof useText>): string {
  if (actor === null) return text('activity.gone');
  return actor.username ?? text('activity.unnamed', { id: actor.id });
}
