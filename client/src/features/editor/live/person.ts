import type { Mark } from '../../../project/live/live-state.js';
import type { Text } from '../../../i18n/use-text.js';

type Named = Pick<Mark, 'userId' | 'username'>;

/** How somebody is called; null if it is not known who it is. */
export function personName({ userId, username }: Named, text: Text): string | null {
  if (username !== null) return username;
  return userId === null ? null : text('activity.unnamed', { id: userId });
}

/** What a flag has room for. */
export const firstNameOf = (name: string): string => name.split(/\s/)[0] ?? name;

/** Of the same person always the same: far from those of the statuses, and white is read on them. */
const COLORS = ['#0f6f6a', '#6f3d96', '#0e5f8a', '#86306f', '#5e6210', '#47526b'] as const;

export const colorOf = (userId: number): string => COLORS[userId % COLORS.length] ?? COLORS[0];
