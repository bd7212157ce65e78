import { Injectable } from '@nestjs/common';

import { Events } from '../../../platform/events.js';
import { SessionsEnded } from '../sessions-ended.js';
import { SessionsQueries } from './sessions.queries.js';

/** Milliseconds; below the two seconds within which a session that another process has ended must be refused here. */
export const CACHE_MS = 1_500;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether the text has the form of a session's id. */
export const isSessionId = (text: string): boolean => UUID.test(text);

interface Lookup {
  isLive: Promise<boolean>;
  /** By the monotonic clock, counted from before the database was asked. */
  staleAt: number;
}

/**
 * Tells whether sessions are still live, with at most one query per session and `CACHE_MS`. Only that a session is live
 * is cached, and dropped at once when this process ends the session.
 */
@Injectable()
export class LiveSessions {
  /** In the order in which they were asked for, which is that in which they go stale. */
  private readonly lookups = new Map<string, Lookup>();

  constructor(
    private readonly queries: SessionsQueries,
    events: Events,
  ) {
    events.on(SessionsEnded, ({ sessions }) => sessions.forEach((session) => this.lookups.delete(session)));
  }

  /** @param session as an access token names it */
  isLive(session: string): Promise<boolean> {
    if (!isSessionId(session)) return Promise.resolve(false);
    const now = performance.now();
    this.dropStale(now);
    return this.lookups.get(session)?.isLive ?? this.lookUp(session, now);
  }

  private lookUp(session: string, now: number): Promise<boolean> {
    const lookup: Lookup = { isLive: this.queries.isLive(session), staleAt: now + CACHE_MS };
    this.lookups.set(session, lookup);
    const forget = (): void => {
      if (this.lookups.get(session) === lookup) this.lookups.delete(session);
    };
    lookup.isLive.then((isLive) => isLive || forget(), forget);
    return lookup.isLive;
  }

  private dropStale(now: number): void {
    for (const [session, { staleAt }] of this.lookups) {
      if (staleAt > now) return;
      this.lookups.delete(session);
    }
  }
}
