import { Injectable } from '@nestjs/common';

import { Events } from '../../../../platform/events.js';
import { SessionsEnded } from '../../events/sessions-ended.js';
import { SessionsQueries } from './sessions.queries.js';

/** Milliseconds, less than the two seconds within which a session ended by another process must be refused. */
export const CACHE_MS = 1_500;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether the text has the format of a session id. */
export const isSessionId = (text: string): boolean => UUID.test(text);

interface Lookup {
  isLive: Promise<boolean>;
  /** On the monotonic clock, from before the query. */
  staleAt: number;
}

/**
 * Checks whether sessions are live, with at most one query per session and `CACHE_MS`. Only live sessions are cached;
 * ending one in this process removes it at once.
 */
@Injectable()
export class LiveSessions {
  /** In the order of the queries, which is also that of expiry. */
  private readonly lookups = new Map<string, Lookup>();

  constructor(
    private readonly queries: SessionsQueries,
    events: Events,
  ) {
    events.on(SessionsEnded, ({ sessions }) => sessions.forEach((session) => this.lookups.delete(session)));
  }

  /** @param session the session id in an access token */
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
