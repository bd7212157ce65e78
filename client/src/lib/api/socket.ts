import type { io as Io } from 'socket.io-client';

import { SocketRefusal } from '#core/api/realtime.js';

import { identity } from '../identity/identity.js';
import { onceOnline } from '../online.js';

const DELAY_MS = 1_000;
const MAX_DELAY_MS = 5_000;
/** The delay after the server refused a connection because the user has too many. */
const CROWDED_DELAY_MS = 30_000;

/**
 * Opens a connection to a namespace of the server with the user's token, until the returned function is called. Loads
 * its code itself, also after an interruption. Does nothing if the server has no sockets.
 * @param use adds the listeners, once, before it connects; `S` is the socket with the events of the namespace
 */
export function openSocket<S>(namespace: string, use: (socket: S) => void): () => void {
  let isOver = false;
  let stop = (): void => undefined;
  const begin = async (): Promise<void> => {
    const { io } = await onceOnline(() => import('socket.io-client'));
    if (!isOver) stop = connect(io, namespace, use);
  };
  begin().catch(() => undefined);
  return () => {
    isOver = true;
    stop();
  };
}

/** Without a renewed token, the handshake is refused and tried again. */
const freshToken = (): Promise<string | null> => identity.token().catch(() => null);

function connect<S>(io: typeof Io, namespace: string, use: (socket: S) => void): () => void {
  const socket = io(namespace, {
    transports: ['websocket'],
    auth: (tell) => void freshToken().then((token) => tell({ token })),
    timeout: 20_000,
    reconnectionDelay: DELAY_MS,
    reconnectionDelayMax: MAX_DELAY_MS,
    reconnectionAttempts: Infinity,
  });
  let refusals = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = (delay: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => socket.connect(), delay);
  };
  socket.on('connect', () => {
    refusals = 0;
  });
  // The token has expired: in that case only, the client does not reconnect by itself.
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') again(DELAY_MS);
  });
  socket.on('connect_error', ({ message }) => {
    // The client retries failed connections by itself, but not refused ones.
    if (socket.active) return;
    again(
      message === SocketRefusal.TooMany ? CROWDED_DELAY_MS : Math.min(DELAY_MS * 2 ** refusals, MAX_DELAY_MS),
    );
    refusals += 1;
  });
  use(socket as S);
  return () => {
    clearTimeout(timer);
    socket.disconnect();
  };
}
