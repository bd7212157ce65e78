import type { SessionView as SessionContract } from '#core/api/identity.js';

import type { SessionRow } from './sessions.queries.js';

/** A session as it is exported: whoever reads it later is in none. */
export class SessionExport implements Omit<SessionContract, 'isCurrent'> {
  id!: string;
  /** ISO 8601. */
  createdAt!: string;
  /** To the quarter of an hour: when it was last renewed. */
  lastUsedAt!: string;
  /** As the device called itself last; null: it did not. */
  userAgent!: string | null;
}

export class SessionView extends SessionExport implements SessionContract {
  /** Of this very call. */
  isCurrent!: boolean;
}

export const sessionExport = ({ id, startedAt, lastUsedAt, userAgent }: SessionRow): SessionExport => ({
  id,
  createdAt: startedAt.toISOString(),
  lastUsedAt: lastUsedAt.toISOString(),
  userAgent,
});

/** @param current the session of whoever looks */
export const sessionView =
  (current: string) =>
  (row: SessionRow): SessionView => ({ ...sessionExport(row), isCurrent: row.id === current });
