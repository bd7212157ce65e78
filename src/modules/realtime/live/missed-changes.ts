import { Injectable } from '@nestjs/common';

import { LiveRefusal, MISSED_CHANGES } from '#core/api/live.js';
import type { MissedEvent } from '#core/api/live.js';

import { RateCounters } from '../../../platform/http/rate-limit/counters.js';
import type { RateLimit } from '../../../platform/http/rate-limit/rate-limit.js';
import { Semaphore } from '../../../platform/semaphore.js';
import { eventsOf } from './live-events.js';
import { RefusedMessage } from './live-messages.js';
import { LiveQueries } from './live.queries.js';
import type { MemberAccess, MissedChange } from './live.queries.js';
import { roomsFor } from './rooms.js';
import { Touched, UNKNOWN } from './touched.js';

/** After these milliseconds, a waiting socket is asked to join later. */
const QUEUE_TIMEOUT_MS = 10_000;

/** As often as a project may be read, which is the other way to learn what was missed. */
const CATCHING_UP: RateLimit = {
  name: 'missed',
  limit: (config) => config.detailsRateLimit,
  seconds: 60,
  isPerProcess: true,
};

/** The missed events of a member. */
export interface CaughtUp {
  cursor: number;
  /** Null: the project has to be read again. */
  missed: MissedEvent[] | null;
}

/** Finds what was changed since a cursor in the history, and sends it as it is now. */
@Injectable()
export class MissedChanges {
  private readonly turns = new Semaphore({ concurrency: 2, queue: 100, timeout: QUEUE_TIMEOUT_MS });

  constructor(
    private readonly queries: LiveQueries,
    private readonly counters: RateCounters,
  ) {}

  /**
   * @throws RefusedMessage if the user has requested missed changes too often; UnavailableError if too many are
   * waiting, or after a timeout
   */
  async since(
    projectId: number,
    userId: number,
    access: MemberAccess,
    cursor: number | null,
  ): Promise<CaughtUp> {
    if (cursor === null) return { cursor: await this.queries.position(projectId), missed: null };
    if (!(await this.counters.allows(CATCHING_UP, String(userId))))
      throw new RefusedMessage(LiveRefusal.TooMany);
    return this.turns.run(() => this.find(projectId, access, cursor));
  }

  private async find(projectId: number, access: MemberAccess, cursor: number): Promise<CaughtUp> {
    const found = await this.queries.missed(projectId, access.membershipId, cursor, MISSED_CHANGES);
    const touched = touchedBy(found.changes);
    if (found.isTruncated || touched.reload !== null) return { cursor: found.cursor, missed: null };
    if (touched.size === 0 && touched.project === null) return { cursor: found.cursor, missed: [] };
    const content = await this.queries.content(projectId, touched);
    if (content === null) return { cursor: found.cursor, missed: null };
    const events = eventsOf(projectId, touched, content);
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
