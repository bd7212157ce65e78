import type { Server } from 'node:http';
import type { Socket } from 'node:net';

import { Logger } from '@nestjs/common';

import { connectionsBelow, descriptorLimit } from '../boot/descriptors.js';
import { networkOf } from './client/client-address.js';

export interface ConnectionSettings {
  connectionLimit: number;
  connectionAddressLimit: number;
  /** Number of proxies in front. */
  trustProxy: number;
  databasePool: number;
  databaseImportPool: number;
}

export interface ConnectionLimits {
  /** The maximum number of connections. */
  total: number;
  /** The maximum number of connections from one address, where an IPv6 /64 network counts as one. */
  perAddress: number;
}

/** A flood of connections logs one line a minute. */
const LOG_EVERY_MS = 60_000;

/** Database connections of the socket fan-out. */
const FAN_OUT = 2;

/** The limits from the settings and the process. Behind a proxy, all connections come from one address. */
export function connectionLimits(settings: ConnectionSettings): ConnectionLimits {
  const { connectionLimit, connectionAddressLimit, trustProxy, databasePool, databaseImportPool } = settings;
  const total = Math.min(
    connectionLimit,
    connectionsBelow(descriptorLimit(), databasePool + databaseImportPool + FAN_OUT),
  );
  return { total, perAddress: trustProxy > 0 ? total : connectionAddressLimit };
}

/**
 * Closes connections beyond the limits at once, so that a flood cannot take the last file descriptor and existing
 * connections keep working. One line a minute logs how many were closed.
 */
export function limitConnections(server: Server, { total, perAddress }: ConnectionLimits): void {
  const open = new Map<string, number>();
  const report = reporter();
  server.maxConnections = total;
  server.on('drop', () => report(`${total} are open`));
  server.on('connection', (socket: Socket) => {
    // A client that has already disconnected has no address.
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
