import type { SessionView as SessionContract } from '#core/api/identity.js';

import type { SessionRow } from './sessions.queries.js';

export class SessionView implements SessionContract {
  id!: string;
  /** ISO 8601. */
  createdAt!: string;
  /** To the quarter of an hour: when it was last renewed. */
  lastUsedAt!: string;
  /** As the device called itself last; null: it did not. */
  userAgent!: string | null;
  /** Of this very call. */
  isCurrent!: boolean;
}

/** @param current the session of whoever looks */
export const sessionView =
  (current: string) =>
  ({ id, startedAt, lastUsedAt, userAgent }: SessionRow): SessionView => ({
    id,
    createdAt: startedAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    userAgent,
    isCurrent: id === current,
  });
