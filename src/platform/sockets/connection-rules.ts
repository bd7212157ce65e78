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

/**
 * Closes a connection with more than `most` unsent bytes because its client does not read. The client reconnects and
 * requests what it has missed.
 */
export function closeCrowded(server: Server, most: number): void {
  server.engine.on('connection', (connection: Connection) => {
    let waiting = 0;
    connection.on('packetCreate', ({ data }: { data?: string | ArrayBufferView }) => {
      waiting += typeof data === 'string' ? Buffer.byteLength(data) : (data?.byteLength ?? 0);
      if (waiting + sendingOn(connection) > most) end(connection);
    });
    // Waiting data was handed to the transport.
    connection.on('flush', () => {
      waiting = 0;
    });
  });
}

/** The bytes that a WebSocket has not sent yet; with long polling, a response is complete before the next request. */
function sendingOn({ transport }: Connection): number {
  return isWebSocket(transport) ? transport.socket.bufferedAmount : 0;
}

/** Without pending messages and the closing handshake, which the client may never receive or finish. */
function end(connection: Connection): void {
  const { transport } = connection;
  connection.close(true);
  if (isWebSocket(transport)) transport.socket.terminate();
}

/** Not `connection.request`: after an upgrade from polling, that is the first request. */
const isWebSocket = (
  transport: object,
): transport is Connection['transport'] & { socket: { terminate: () => void; bufferedAmount: number } } =>
  'socket' in transport;

/** Returns a function that closes every connection like a broken one, so that clients connect again by themselves. */
export function closeConnections(server: Server): () => void {
  const connections = new Set<Connection>();
  server.engine.on('connection', (connection: Connection) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  return () => connections.forEach((connection) => void connection.close());
}

/**
 * Counts connections per address. Returns a function that decides whether a request may open another one.
 * @param clientAddress returns the address of a request
 */
export function countByAddress(
  server: Server,
  clientAddress: (request: IncomingMessage) => string,
  most: number,
): (request: IncomingMessage) => boolean {
  const open = new Map<string, number>();
  const reserved = new WeakSet<IncomingMessage>();
  const change = (address: string, step: 1 | -1): void => {
    const count = (open.get(address) ?? 0) + step;
    if (count > 0) open.set(address, count);
    else open.delete(address);
  };
  server.engine.on('connection', (connection: Connection) => {
    const address = clientAddress(connection.request);
    reserved.delete(connection.request);
    connection.once('close', () => change(address, -1));
  });
  return (request) => {
    const address = clientAddress(request);
    if ((open.get(address) ?? 0) >= most) return false;
    // Counted from here on: requests sent together are all checked before the first of them connects.
    change(address, 1);
    reserved.add(request);
    setImmediate(() => {
      if (reserved.delete(request)) change(address, -1);
    });
    return true;
  };
}
