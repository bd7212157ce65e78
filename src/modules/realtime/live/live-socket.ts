import type { Namespace, Socket } from 'socket.io';

import type {
  ClientMessages,
  ContentEvents,
  Focus,
  LiveAccess,
  PresentUser,
  ServerEvents,
} from '#core/api/live.js';

import type { SocketUser } from '../sockets/user-sockets.js';

/** The messages between processes. */
export interface ProcessMessages {
  /** The access of a member may have changed, or ended. */
  reauthorise: (projectId: number, userId: number) => void;
  /** A project was deleted: its sockets receive this, and leave. */
  close: (last: ContentEvents['project_changed']) => void;
  /**
   * The users of projects at a process: of the listed projects, or with `isAll` of all its projects.
   * @param from the process
   */
  present: (from: string, projects: [projectId: number, users: PresentUser[]][], isAll: boolean) => void;
  /** A user has another name. */
  rename: (userId: number, username: string | null) => void;
  /** A new process requests the users of the others. */
  who: () => void;
}

/** The data of a socket; the user is set during the handshake. */
export interface LiveData extends Partial<SocketUser> {
  /** The project that it is in or enters. */
  projectId?: number | undefined;
  /** Absent while it is read. */
  access?: LiveAccess | undefined;
  focus?: Focus | undefined;
}

export type LiveNamespace = Namespace<ClientMessages, ServerEvents, ProcessMessages, LiveData>;
export type LiveSocket = Socket<ClientMessages, ServerEvents, ProcessMessages, LiveData>;

/** The sockets of this process in a room. */
export function* socketsIn(namespace: LiveNamespace, room: string): Iterable<LiveSocket> {
  for (const id of namespace.adapter.rooms.get(room) ?? []) {
    const socket = namespace.sockets.get(id);
    if (socket !== undefined) yield socket;
  }
}
