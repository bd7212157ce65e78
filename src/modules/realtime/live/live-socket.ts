import type { Namespace, Socket } from 'socket.io';

import type {
  ClientMessages,
  ContentEvents,
  Focus,
  LiveAccess,
  PresentUser,
  ServerEvents,
} from '#core/api/live.js';

import type { SocketUser } from '../user-sockets.js';

/** The messages between processes. */
export interface ProcessMessages {
  /** The access of a member may have changed, or ended. */
  reauthorise: (projectId: number, userId: number) => void;
  /** A project was deleted: its sockets receive this, and leave. */
  close: (last: ContentEvents['project_changed']) => void;
  /**
   * Who is in projects at a process: in these, or with `isAll` in no others.
   * @param from the process
   */
  present: (from: string, projects: [projectId: number, users: PresentUser[]][], isAll: boolean) => void;
  /** A new process wants to know who is where. */
  who: () => void;
}

/** What this process knows of a socket; the user is there from the handshake on. */
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
