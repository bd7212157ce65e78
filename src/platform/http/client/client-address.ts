import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

import type { Request } from 'express';

/** The address of the client, as Express determines it from the trusted proxies. */
export const clientAddress = (request: Request): string => networkOf(request.ip ?? '');

/** The whole address of the client, for the log: a firewall that reads it blocks exactly that one. */
export const loggedAddress = ({ ip = '' }: Request): string => MAPPED.exec(ip)?.[1] ?? ip;

/** An IPv4 address as a socket of both families shows it. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The address of the client of a request outside Express, behind `proxies` trusted proxies. */
export function addressBehind({ socket, headers }: IncomingMessage, proxies: number): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  const hops = forwarded.split(',').map((hop) => hop.trim());
  const addresses = [socket.remoteAddress ?? '', ...hops.filter((hop) => hop !== '').reverse()];
  return networkOf(addresses[Math.min(proxies, addresses.length - 1)] ?? '');
}

/** The verified uid of the caller; undefined for anonymous requests. */
export function uidOf(request: Request): string | undefined {
  const { caller } = request as { caller?: unknown };
  return typeof caller === 'object' && caller !== null && 'uid' in caller ? String(caller.uid) : undefined;
}

/** The /64 network of an IPv6 address: one customer owns all of it, so limits count it as one address. */
export function networkOf(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [start = '', end = ''] = canonical(address).split('::');
  const head = start.split(':').filter(Boolean);
  const tail = end.split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
}

/** The canonical spelling of an address, without its zone. */
const canonical = (address: string): string =>
  new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
