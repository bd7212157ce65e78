import type { Server } from 'node:http';
import type { Socket } from 'node:net';

import { Logger } from '@nestjs/common';

import { connectionsBelow, descriptorLimit } from '../boot/descriptors.js';
import { networkOf } from './client-address.js';

export interface ConnectionSettings {
  connectionLimit: number;
  connectionAddressLimit: number;
  /** Number of proxies in front. */
  trustProxy: number;
  databasePool: number;
  databaseImportPool: number;
}

export interface ConnectionLimits {
  /** Connections at once. */
  total: number;
  /** Connections at once from one address; a whole IPv6 network of 2^64 counts as one. */
  perAddress: number;
}

/** A flood is one line a minute. */
const LOG_EVERY_MS = 60_000;

/** Connections of the fan-out of sockets. */
const FAN_OUT = 2;

/** The limits that settings and this process allow: behind a proxy all connections come from its address. */
export function connectionLimits(settings: ConnectionSettings): ConnectionLimits {
  const { connectionLimit, connectionAddressLimit, trustProxy, databasePool, databaseImportPool } = settings;
  const total = Math.min(
    connectionLimit,
    connectionsBelow(descriptorLimit(), databasePool + databaseImportPool + FAN_OUT),
  );
  return { total, perAddress: trustProxy > 0 ? total : connectionAddressLimit };
}

/**
 * Closes connections beyond the limits at once, so that no flood takes the last file descriptor: callers who are
 * connected are served as before. One line a minute says how many were closed.
 */
export function limitConnections(server: Server, { total, perAddress }: ConnectionLimits): void {
  const open = new Map<string, number>();
  const report = reporter();
  server.maxConnections = total;
  server.on('drop', () => report(`${total} are open`));
  server.on('connection', (socket: Socket) => {
    // A caller who has already hung up has no address.
    const address = networkOf(socket.remoteAddress ?? '');
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => leave(open, address));
    if (count <= perAddress) return;
    report(`${perAddress} are open from ${address}`);
    socket.destroy();
  });
}

function leave(open: Map<string, number>, address: string): void {
  const left = (open.get(address) ?? 0) - 1;
  if (left > 0) open.set(address, left);
  else open.delete(address);
}

/** Logs a reason at most once a minute, with the number of connections closed since the last line. */
function reporter(): (reason: string) => void {
  const logger = new Logger('Connections');
  let closed = 0;
  let loggedAt = -Infinity;
  return (reason) => {
    closed += 1;
    if (performance.now() - loggedAt < LOG_EVERY_MS) return;
    logger.warn(`Too many connections, ${closed} closed: ${reason}.`);
    closed = 0;
    loggedAt = performance.now();
  };
}
