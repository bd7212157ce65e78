import { Injectable } from '@nestjs/common';

import { MISSED_CHANGES } from '#core/api/live.js';
import type { MissedEvent } from '#core/api/live.js';

import { eventsOf } from './live-events.js';
import { LiveQueries } from './live.queries.js';
import type { MemberAccess, MissedChange } from './live.queries.js';
import { roomsFor } from './rooms.js';
import { Touched, UNKNOWN } from './touched.js';

/** What a member receives who was away. */
export interface CaughtUp {
  cursor: number;
  /** Null: the project has to be read again. */
  missed: MissedEvent[] | null;
}

/** Finds what was changed since a cursor in the history, and sends it as it is now. */
@Injectable()
export class MissedChanges {
  constructor(private readonly queries: LiveQueries) {}

  async since(projectId: number, access: MemberAccess, cursor: number | null): Promise<CaughtUp> {
    if (cursor === null) return { cursor: await this.queries.position(projectId), missed: null };
    const found = await this.queries.missed(projectId, access.membershipId, cursor, MISSED_CHANGES);
    const touched = touchedBy(found.changes);
    if (found.isTruncated || touched.reload !== null) return { cursor: found.cursor, missed: null };
    if (touched.size === 0 && touched.project === null) return { cursor: found.cursor, missed: [] };
    const events = eventsOf(projectId, touched, await this.queries.content(projectId, touched));
    // As socket.io would have routed them.
    const rooms = new Set(roomsFor(projectId, access));
    const isFor = (names: readonly string[] = []): boolean => names.some((name) => rooms.has(name));
    const mine = events.filter((event) => isFor(event.rooms) && !isFor(event.except));
    return {
      cursor: found.cursor,
      missed: mine.map(({ name, event }) => ({ name, event }) as MissedEvent),
    };
  }
}

function touchedBy(changes: readonly MissedChange[]): Touched {
  const touched = new Touched(MISSED_CHANGES);
  touched.add(changes, UNKNOWN);
  for (const change of changes)
    if (change.isRefilled === true && 'keyId' in change) touched.filledKeys.add(change.keyId);
  return touched;
}
