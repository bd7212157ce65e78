import type { IncomingMessage } from 'node:http';

import type { Server, Socket } from 'socket.io';

type Connection = Socket['conn'];

/** The error of socket.io for an unknown namespace. */
const INVALID_NAMESPACE = 'Invalid namespace';

/**
 * Refuses the root namespace, which socket.io opens to everyone, and closes connections that have been in no namespace
 * for `timeout` milliseconds.
 */
export function closeOutsiders(server: Server, timeout: number): void {
  const namespaces = new WeakMap<Connection, number>();
  const timers = new WeakMap<Connection, NodeJS.Timeout>();
  const change = (connection: Connection, step: 1 | -1): void => {
    const count = (namespaces.get(connection) ?? 0) + step;
    namespaces.set(connection, count);
    clearTimeout(timers.get(connection));
    if (count === 0) closeLater(connection);
  };
  const closeLater = (connection: Connection): void => {
    if (connection.readyState === 'closed') return;
    timers.set(connection, setTimeout(() => end(connection), timeout).unref());
  };
  server.of('/').use((_socket, next) => next(new Error(INVALID_NAMESPACE)));
  server.engine.on('connection', (connection: Connection) => {
    closeLater(connection);
    connection.once('close', () => clearTimeout(timers.get(connection)));
  });
  server.on('new_namespace', (namespace) => {
    namespace.on('connection', (socket) => {
      change(socket.conn, 1);
      socket.once('disconnect', () => change(socket.conn, -1));
    });
  });
}

/** Without the closing handshake, which the client may never finish. */
function end(connection: Connection): void {
  connection.close();
  if (connection.transport.name === 'websocket') connection.request.socket.destroy();
}

/**
 * Counts connections per address and returns a function that tells whether the address of a request may open one more.
 * @param clientAddress the address that a request counts for
 */
export function countByAddress(
  server: Server,
  clientAddress: (request: IncomingMessage) => string,
  most: number,
): (request: IncomingMessage) => boolean {
  const open = new Map<string, number>();
  server.engine.on('connection', (connection: Connection) => {
    const address = clientAddress(connection.request);
    open.set(address, (open.get(address) ?? 0) + 1);
    connection.once('close', () => {
      const left = (open.get(address) ?? 0) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
  return (request) => (open.get(clientAddress(request)) ?? 0) < most;
}
