import type { PresentUser } from '#core/api/live.js';

const cellOf = ({ userId, keyId, languageId }: PresentUser): string => `${userId} ${keyId} ${languageId}`;

/** Combines lists of users: each user once per cell, without a cell only if they are in none, ordered by user. */
export function merged(lists: Iterable<readonly PresentUser[]>): PresentUser[] {
  const cells = new Map<string, PresentUser>();
  for (const list of lists) for (const user of list) cells.set(cellOf(user), user);
  const users = [...cells.values()];
  const busy = new Set(users.filter(({ keyId }) => keyId !== null).map(({ userId }) => userId));
  return users
    .filter(({ userId, keyId }) => keyId !== null || !busy.has(userId))
    .sort(
      (a, b) =>
        a.userId - b.userId || (a.keyId ?? 0) - (b.keyId ?? 0) || (a.languageId ?? 0) - (b.languageId ?? 0),
    );
}

/** Hides cells of other languages from a member who may read these languages only; null for all. */
export function visibleTo(
  users: readonly PresentUser[],
  languageIds: ReadonlySet<number> | null,
): PresentUser[] {
  if (languageIds === null) return [...users];
  const isHidden = ({ languageId }: PresentUser): boolean =>
    languageId !== null && !languageIds.has(languageId);
  return merged([users.map((user) => (isHidden(user) ? { ...user, keyId: null, languageId: null } : user))]);
}
