import { Injectable, Logger } from '@nestjs/common';
import type { Namespace, Socket } from 'socket.io';

import { SocketRefusal } from '#core/api/realtime.js';

import { User } from '../../../entities/index.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { IdentityProvider } from '../../identity/identity.provider.js';

/** Sockets of one user in one process: more than the tabs of one person, few enough to serve. */
const MOST = 10;

/** The user of a socket: `data` of every accepted socket. */
export interface SocketUser {
  userId: number;
  username: string | null;
}

interface SocketSession extends SocketUser {
  /** The session id, if this server manages sessions. */
  id: string | undefined;
  expiresAt: Date;
}

type Namespaced = Pick<Namespace, 'use' | 'adapter' | 'in'>;

/** The room of all sockets of a user. */
export const roomOf = (userId: number): string => `user:${userId}`;

/** The room of all sockets of a session. */
const roomOfSession = (session: string): string => `session:${session}`;

/** Authenticates sockets of a namespace and joins each to the room of its user until its token expires. */
@Injectable()
export class UserSockets {
  private readonly logger = new Logger('Sockets');

  constructor(
    private readonly identities: IdentityProvider,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  guard(namespace: Namespaced): void {
    namespace.use((socket, next) => {
      this.admit(namespace, socket).then(
        (refusal) => next(refusal === null ? undefined : new Error(refusal)),
        (error: unknown) => {
          this.logger.warn(`A handshake failed: ${String(error)}`);
          next(new Error(SocketRefusal.Unavailable));
        },
      );
    });
  }

  /** Ends every socket of a user, in all processes. */
  dismiss(namespace: Namespaced, userId: number): void {
    namespace.in(roomOf(userId)).disconnectSockets(true);
  }

  /** Ends every socket of these sessions, in all processes. */
  dismissSessions(namespace: Namespaced, sessions: readonly string[]): void {
    if (sessions.length > 0) namespace.in(sessions.map(roomOfSession)).disconnectSockets(true);
  }

  private async admit(namespace: Namespaced, socket: Socket): Promise<string | null> {
    const session = await this.sessionOf(socket);
    if (session === null) return SocketRefusal.Unauthenticated;
    const room = roomOf(session.userId);
    // No `await` between the count and `join`: concurrent handshakes cannot exceed the limit.
    if ((namespace.adapter.rooms.get(room)?.size ?? 0) >= MOST) return SocketRefusal.TooMany;
    const { userId, username } = session;
    const user: SocketUser = { userId, username };
    Object.assign(socket.data, user);
    await socket.join(session.id === undefined ? room : [room, roomOfSession(session.id)]);
    // A session that ended before the socket joined its room did not reach it.
    if ((await this.sessionOf(socket)) === null) return SocketRefusal.Unauthenticated;
    this.endInTime(socket, session);
    return null;
  }

  private async sessionOf({ handshake }: Socket): Promise<SocketSession | null> {
    const token: unknown = handshake.auth.token;
    const caller = typeof token === 'string' ? await this.identities.verify(token) : null;
    if (caller === null) return null;
    const user = await this.database.repository(User).findOneBy({ uid: caller.uid });
    const { session: id, expiresAt } = caller;
    return user === null || user.disabledAt !== null
      ? null
      : { userId: user.id, username: user.username, id, expiresAt };
  }

  /** Disconnects the socket when its token expires. */
  private endInTime(socket: Socket, { expiresAt }: SocketSession): void {
    const left = expiresAt.getTime() - this.clock.now().getTime();
    const timer = setTimeout(() => socket.disconnect(true), Math.max(left, 0)).unref();
    socket.once('disconnect', () => clearTimeout(timer));
  }
}
