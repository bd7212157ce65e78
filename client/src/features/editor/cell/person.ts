import type { Mark } from '../../../project/store/live-state.js';
import type { Text } from '../../../i18n/use-text.js';

type Named = Pick<Mark, 'userId' | 'username'>;

/** The name of a person; null if unknown. */
export function personName({ userId, username }: Named, text: Text): string | null {
  if (username !== null) return username;
  return userId === null ? null : text('activity.unnamed', { id: userId });
}

/** A short name for a flag. */
export const firstNameOf = (name: string): string => name.split(/\s/)[0] ?? name;

/**
 * Always the same colour for the same person. The colours differ from those of the statuses and contrast with white.
 */
const COLORS = ['#0f6f6a', '#6f3d96', '#0e5f8a', '#86306f', '#5e6210', '#47526b'] as const;

export const colorOf = (userId: number): string => COLORS[userId % COLORS.length] ?? COLORS[0];
