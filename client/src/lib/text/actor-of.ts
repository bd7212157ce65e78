import type { ActivityActor } from '#core/api/activity-actor.js';

import type { Text } from '../../i18n/use-text.js';

/** The name of who did something; an account that was deleted has none. */
export function actorOf({ actor }: { actor: ActivityActor | null }, text: Text): string {
  if (actor === null) return text('activity.gone');
  return actor.username ?? text('activity.unnamed', { id: actor.id });
}
