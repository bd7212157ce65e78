import type { ActivityActor } from '#core/api/users.js';

import type { Text } from '../../i18n/use-text.js';

/** The name of the person who acted; a deleted account has no name. */
export function actorOf({ actor }: { actor: ActivityActor | null }, text: Text): string {
  if (actor === null) return text('activity.gone');
  return actor.username ?? text('activity.unnamed', { id: actor.id });
}
