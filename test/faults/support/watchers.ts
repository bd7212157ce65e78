import { once } from 'node:events';

import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';

import { SUBSCRIPTIONS_NAMESPACE } from '#core/api/realtime.js';

import type { Account } from './account.js';

/** One user may have so many sockets. */
export const SOCKETS_PER_USER = 10;

/** The socket of a page, as the client of the product opens it: by websocket alone, and again by itself. */
export async function openSocket(origin: string, account: Account): Promise<Socket> {
  const socket = io(`${origin}${SUBSCRIPTIONS_NAMESPACE}`, {
    transports: ['websocket'],
    forceNew: true,
    auth: (give) => give({ token: account.token }),
  });
  await once(socket as unknown as NodeJS.EventEmitter, 'connect');
  return socket;
}
