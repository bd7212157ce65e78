import { Logger } from '@nestjs/common';
import { WebSocketGateway } from '@nestjs/websockets';
import type { OnGatewayInit } from '@nestjs/websockets';

import { LiveRefusal, PROJECTS_NAMESPACE } from '#core/api/live.js';
import type { Focus, Joined } from '#core/api/live.js';

import { assertDefined } from '../../platform/assert-defined.js';
import { Events } from '../../platform/events.js';
import { AccountDeleted } from '../identity/events/account-deleted.js';
import { AccountDisabled } from '../identity/events/account-disabled.js';
import { SessionsEnded } from '../identity/events/sessions-ended.js';
import { UsernameChanged } from '../identity/events/username-changed.js';
import { MembersChanged } from '../members/members-changed.js';
import { ContentPublisher } from './live/content-publisher.js';
import { RefusedMessage, serveMessages } from './live/live-messages.js';
import { socketsIn } from './live/live-socket.js';
import type { LiveNamespace, LiveSocket } from './live/live-socket.js';
import { MissedChanges } from './live/missed-changes.js';
import { Presence } from './live/presence.js';
import { liveAccess, ProjectSockets } from './live/project-sockets.js';
import { roomOfMember, roomOfProject } from './live/rooms.js';
import { roomOf, UserSockets } from './sockets/user-sockets.js';

/** The namespace of open projects: changes of other members, and presence. */
@WebSocketGateway({ namespace: PROJECTS_NAMESPACE })
export class ProjectsGateway implements OnGatewayInit<LiveNamespace> {
  private readonly logger = new Logger('Live');

  constructor(
    private readonly events: Events,
    private readonly users: UserSockets,
    private readonly sockets: ProjectSockets,
    private readonly publisher: ContentPublisher,
    private readonly presence: Presence,
    private readonly missed: MissedChanges,
  ) {}

  afterInit(namespace: LiveNamespace): void {
    this.users.guard(namespace);
    this.events.on(SessionsEnded, ({ sessions }) => this.users.dismissSessions(namespace, sessions));
    this.events.on(AccountDeleted, ({ userId }) => this.users.dismiss(namespace, userId));
    this.events.on(AccountDisabled, ({ userId }) => this.users.dismiss(namespace, userId));
    this.events.on(MembersChanged, ({ projectId, members }) =>
      members.forEach(({ userId, role }) => {
        const others = namespace.to(roomOfProject(projectId)).except(roomOfMember(projectId, userId));
        others.emit('member_changed', { projectId, userId, role });
        namespace.serverSideEmit('reauthorise', projectId, userId);
        void this.reauthorise(namespace, projectId, userId);
      }),
    );
    this.events.on(UsernameChanged, ({ userId, username }) => {
      namespace.serverSideEmit('rename', userId, username);
      this.rename(namespace, userId, username);
    });
    namespace.on('rename', (userId, username) => this.rename(namespace, userId, username));
    namespace.on('reauthorise', (projectId, userId) => void this.reauthorise(namespace, projectId, userId));
    namespace.on('close', (last) => this.sockets.close(namespace, last));
    this.publisher.start(namespace, (last) => {
      namespace.serverSideEmit('close', last);
      this.sockets.close(namespace, last);
    });
    this.presence.start(namespace);
    namespace.on('connection', (socket) => this.serve(socket));
  }

  private serve(socket: LiveSocket): void {
    const handlers = {
      join: (message: { projectId: number; cursor: number | null }) => this.join(socket, message),
      leave: () => this.leave(socket),
      focus: (focus: Focus) => this.focus(socket, focus),
    };
    serveMessages(socket, handlers, this.logger);
    socket.on('disconnect', () => this.leave(socket));
  }

  private async join(
    socket: LiveSocket,
    { projectId, cursor }: { projectId: number; cursor: number | null },
  ): Promise<Joined> {
    this.leave(socket);
    const userId = assertDefined(socket.data.userId, 'user of a socket');
    try {
      const access = await this.sockets.enter(socket, projectId, userId);
      if (access === null) throw new RefusedMessage(LiveRefusal.NotYourProject);
      this.presence.change(projectId);
      // After the rooms: what is changed from now on arrives as an event.
      return { ...liveAccess(access), ...(await this.missed.since(projectId, userId, access, cursor)) };
    } catch (error) {
      this.leave(socket);
      throw error;
    }
  }

  private leave(socket: LiveSocket): null {
    const projectId = this.sockets.leave(socket);
    if (projectId !== undefined) this.presence.change(projectId);
    return null;
  }

  private async focus(socket: LiveSocket, focus: Focus): Promise<null> {
    if (!(await this.sockets.focus(socket, focus))) throw new RefusedMessage(LiveRefusal.NotHere);
    const { projectId } = socket.data;
    if (projectId !== undefined) this.presence.change(projectId);
    return null;
  }

  private rename(namespace: LiveNamespace, userId: number, username: string | null): void {
    for (const { data } of socketsIn(namespace, roomOf(userId))) {
      data.username = username;
      if (data.projectId !== undefined) this.presence.change(data.projectId);
    }
  }

  private async reauthorise(namespace: LiveNamespace, projectId: number, userId: number): Promise<void> {
    await this.sockets.reauthorise(namespace, projectId, userId);
    this.presence.change(projectId);
  }
}
