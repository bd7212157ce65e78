import type { SessionView as SessionContract } from '#core/api/identity.js';

import type { SessionRow } from './sessions.queries.js';

/** A session in an export, which has no current session. */
export class SessionExport implements Omit<SessionContract, 'isCurrent'> {
  id!: string;
  /** An ISO 8601 date-time in UTC. */
  createdAt!: string;
  /** The last renewal, to the quarter of an hour. */
  lastUsedAt!: string;
  /** The last user agent of the device; null if it sent none. */
  userAgent!: string | null;
}

export class SessionView extends SessionExport implements SessionContract {
  /** True for the session that makes this call. */
  isCurrent!: boolean;
}

export const sessionExport = ({ id, startedAt, lastUsedAt, userAgent }: SessionRow): SessionExport => ({
  id,
  createdAt: startedAt.toISOString(),
  lastUsedAt: lastUsedAt.toISOString(),
  userAgent,
});

/** @param current the session of the caller */
export const sessionView =
  (current: string) =>
  (row: SessionRow): SessionView => ({ ...sessionExport(row), isCurrent: row.id === current });
