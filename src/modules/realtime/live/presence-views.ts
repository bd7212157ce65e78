import type { PresentUser } from '#core/api/live.js';

const cellOf = ({ userId, keyId, languageId }: PresentUser): string => `${userId} ${keyId} ${languageId}`;

/** Each person once per cell, and without a cell only if they are in none, ordered by person. */
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

/** What somebody may know who reads these languages only; null: all. A cell of another language is not told. */
export function visibleTo(
  users: readonly PresentUser[],
  languageIds: ReadonlySet<number> | null,
): PresentUser[] {
  if (languageIds === null) return [...users];
  const isHidden = ({ languageId }: PresentUser): boolean =>
    languageId !== null && !languageIds.has(languageId);
  return merged([users.map((user) => (isHidden(user) ? { ...user, keyId: null, languageId: null } : user))]);
}
