import { Injectable, Logger } from '@nestjs/common';

import type { ContentEvents, Focus, LiveAccess } from '#core/api/live.js';

import { LiveQueries } from './live.queries.js';
import type { MemberAccess } from './live.queries.js';
import { socketsIn } from './live-socket.js';
import type { LiveNamespace, LiveSocket } from './live-socket.js';
import { roomOfMember, roomOfProject, roomsFor } from './rooms.js';

/** The sockets of this process, with the project that each is in and its access there. */
@Injectable()
export class ProjectSockets {
  private readonly logger = new Logger('Live');
  /** Sockets whose access is being read, and whether it has to be read again. */
  private readonly settling = new WeakMap<LiveSocket, { isOutdated: boolean }>();

  constructor(private readonly queries: LiveQueries) {}

  /** Enters the project; returns null for a user who is no member, who has to leave it again. */
  async enter(socket: LiveSocket, projectId: number, userId: number): Promise<MemberAccess | null> {
    this.leave(socket);
    socket.data.projectId = projectId;
    // From now on, changes of the membership reach the socket.
    await socket.join(roomOfMember(projectId, userId));
    return this.settle(socket, projectId, userId);
  }

  /** Puts the user into a cell of the project; returns false if they may not be there, or it does not exist. */
  async focus(socket: LiveSocket, focus: Focus): Promise<boolean> {
    const { projectId, access } = socket.data;
    if (projectId === undefined || access === undefined || !mayBeIn(access, focus)) return false;
    if (!(await this.queries.hasCell(projectId, focus))) return false;
    // The access may have been read again meanwhile.
    if (socket.data.projectId !== projectId || !socket.data.access || !mayBeIn(socket.data.access, focus))
      return false;
    socket.data.focus = focus;
    return true;
  }

  /** Leaves the project; returns which it was. */
  leave(socket: LiveSocket): number | undefined {
    const { projectId } = socket.data;
    this.leaveRooms(socket);
    socket.data.projectId = undefined;
    return projectId;
  }

  /**
   * After a change of a membership: the sockets of the member receive nothing from this moment on, until the access that
   * they have now is read.
   */
  async reauthorise(namespace: LiveNamespace, projectId: number, userId: number): Promise<void> {
    const sockets = [...socketsIn(namespace, roomOfMember(projectId, userId))];
    await Promise.all(sockets.map((socket) => this.renew(socket, projectId, userId)));
  }

  /** After the deletion of a project: sends the last event, and leaves. */
  close(namespace: LiveNamespace, last: ContentEvents['project_changed']): void {
    for (const socket of [...socketsIn(namespace, roomOfProject(last.projectId))]) {
      socket.emit('project_changed', last);
      this.leave(socket);
    }
  }

  private async renew(socket: LiveSocket, projectId: number, userId: number): Promise<void> {
    const earlier = this.settling.get(socket);
    if (earlier !== undefined) {
      earlier.isOutdated = true;
      return;
    }
    this.leaveRooms(socket, roomOfMember(projectId, userId));
    try {
      const access = await this.settle(socket, projectId, userId);
      if (socket.data.projectId !== projectId) return;
      if (access === null) this.leave(socket);
      socket.emit('member_changed', {
        projectId,
        userId,
        role: access?.role ?? null,
        ...(access === null ? {} : { access: liveAccess(access) }),
      });
    } catch (error) {
      this.logger.warn(`The access of a member could not be read: ${String(error)}`);
      // The client connects again and joins with its new access.
      socket.conn.close();
    }
  }

  /** Reads the access, again if it changes meanwhile, and joins the rooms that it allows. */
  private async settle(socket: LiveSocket, projectId: number, userId: number): Promise<MemberAccess | null> {
    const turn = { isOutdated: false };
    this.settling.set(socket, turn);
    try {
      for (;;) {
        turn.isOutdated = false;
        const access = await this.queries.access(projectId, userId);
        if (turn.isOutdated) continue;
        // The socket may have been closed or left the project while its access was read.
        if (access === null || !socket.connected || socket.data.projectId !== projectId) return null;
        socket.data.access = liveAccess(access);
        await socket.join(roomsFor(projectId, access));
        return access;
      }
    } finally {
      this.settling.delete(socket);
    }
  }

  private leaveRooms(socket: LiveSocket, except?: string): void {
    const { projectId } = socket.data;
    if (projectId === undefined) return;
    const ofProject = roomOfProject(projectId);
    for (const room of [...socket.rooms])
      if (room !== except && (room === ofProject || room.startsWith(`${ofProject}:`)))
        void socket.leave(room);
    socket.data.access = undefined;
    socket.data.focus = undefined;
  }
}

/** Returns whether a member with this access may be in the cell: only in languages that they may read. */
const mayBeIn = ({ targetRestricted, languages }: LiveAccess, { languageId }: Focus): boolean =>
  languageId === null || !targetRestricted || languages.some(({ id }) => id === languageId);

export const liveAccess = ({ role, targetRestricted, languages }: MemberAccess): LiveAccess => ({
  role,
  targetRestricted,
  languages,
});
