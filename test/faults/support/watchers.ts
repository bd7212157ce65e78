import { once } from 'node:events';

import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';

import { PROJECTS_NAMESPACE } from '#core/api/live.js';
import { SUBSCRIPTIONS_NAMESPACE } from '#core/api/realtime.js';

import type { Account } from './account.js';

/** The maximum number of sockets of a user. */
export const SOCKETS_PER_USER = 10;

/** The socket of a page, as the client of the product opens it: by websocket alone, and again by itself. */
export async function openSocket(
  origin: string,
  account: Account,
  namespace = SUBSCRIPTIONS_NAMESPACE,
): Promise<Socket> {
  const socket = io(`${origin}${namespace}`, {
    transports: ['websocket'],
    forceNew: true,
    auth: (give) => give({ token: account.token }),
  });
  await once(socket as unknown as NodeJS.EventEmitter, 'connect');
  return socket;
}

/** The socket of a page that has the project open: it enters the project with every connection. */
export async function openProjectSocket(
  origin: string,
  account: Account,
  projectId: number,
): Promise<Socket> {
  const socket = await openSocket(origin, account, PROJECTS_NAMESPACE);
  const join = { projectId, cursor: null };
  socket.on('connect', () => void socket.emit('join', join));
  await socket.emitWithAck('join', join);
  return socket;
}
