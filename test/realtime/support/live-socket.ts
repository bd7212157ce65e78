import { io } from 'socket.io-client';
import type { ManagerOptions, Socket, SocketOptions } from 'socket.io-client';

import { PROJECTS_NAMESPACE } from '#core/api/live.js';
import type { Answer, Joined, ServerEvents } from '#core/api/live.js';

import { currentApp } from '../../support/server/app.js';
import type { TestUser } from '../../support/project/world.js';

type EventName = keyof ServerEvents;
type Event<Name extends EventName> = Parameters<ServerEvents[Name]>[0];

interface Heard {
  name: string;
  event: object;
}

export type Options = Partial<ManagerOptions & SocketOptions & { origin: string }>;

/** A page that has a project open, with everything that it has received. */
export interface LiveSocket {
  socket: Socket;
  heard: Heard[];
  /** Sends a message; the answer of the server. */
  send: <T = null>(message: string, ...payload: unknown[]) => Promise<Answer<T>>;
  /** The first event of this name that was received or will be and matches. */
  event: <Name extends EventName>(
    name: Name,
    matches?: (event: Event<Name>) => boolean,
  ) => Promise<Event<Name>>;
  /** Everything received of this name. */
  all: <Name extends EventName>(name: Name) => Event<Name>[];
  /** Joins the project; fails if it is refused. */
  join: (projectId: number, cursor?: number | null) => Promise<Joined>;
}

const open: Socket[] = [];

/** Closes every socket of the test. */
export const closeSockets = (): void => open.splice(0).forEach((socket) => void socket.disconnect());

/** A socket with this token, which connects to the current application or another `origin`. */
export function socketOf(token: unknown, options: Options = {}): Socket {
  const { origin = currentApp().origin, ...rest } = options;
  const socket = io(origin + PROJECTS_NAMESPACE, {
    transports: ['websocket'],
    auth: { token },
    forceNew: true,
    reconnection: false,
    ...rest,
  });
  open.push(socket);
  return socket;
}

export const once = <T = unknown>(socket: Socket, name: string): Promise<T> =>
  new Promise((resolve) => socket.once(name, resolve));

/** The socket of a user, connected. */
export async function connected(user: TestUser, options: Options = {}): Promise<LiveSocket> {
  const socket = socketOf(user.accessToken, options);
  const heard: Heard[] = [];
  const waiting = new Set<() => void>();
  socket.onAny((name: string, event: object) => {
    heard.push({ name, event });
    for (const look of waiting) look();
  });
  await once(socket, 'connect');
  const all = <Name extends EventName>(name: Name): Event<Name>[] =>
    heard.filter((one) => one.name === name).map(({ event }) => event as Event<Name>);
  const send = <T>(message: string, ...payload: unknown[]): Promise<Answer<T>> =>
    socket.timeout(60_000).emitWithAck(message, ...payload) as Promise<Answer<T>>;
  return {
    socket,
    heard,
    send,
    all,
    event: (name, matches = () => true) =>
      new Promise((resolve) => {
        const look = (): void => {
          const found = all(name).find(matches);
          if (found === undefined) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    join: async (projectId, cursor = null) => {
      const answer = await send<Joined>('join', { projectId, cursor });
      if (!answer.ok) throw new Error(`The project could not be joined: ${answer.code}`);
      return answer.result;
    },
  };
}

/** The socket of a user, in the project. */
export async function joined(
  user: TestUser,
  { id }: { id: number },
  options: Options = {},
): Promise<LiveSocket> {
  const live = await connected(user, options);
  await live.join(id);
  return live;
}
