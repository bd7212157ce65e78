import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

import type { Request } from 'express';

/** The address a request comes from, by the number of trusted proxies. */
export const clientAddress = (request: Request): string => networkOf(request.ip ?? '');

/** The address a request comes from that no router has seen, behind this many trusted proxies. */
export function addressBehind({ socket, headers }: IncomingMessage, proxies: number): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  const hops = forwarded.split(',').map((hop) => hop.trim());
  const addresses = [socket.remoteAddress ?? '', ...hops.filter((hop) => hop !== '').reverse()];
  return networkOf(addresses[Math.min(proxies, addresses.length - 1)] ?? '');
}

/** The verified uid of whoever calls; undefined for strangers. */
export function uidOf(request: Request): string | undefined {
  const { caller } = request as { caller?: unknown };
  return typeof caller === 'object' && caller !== null && 'uid' in caller ? String(caller.uid) : undefined;
}

/** One customer holds a whole IPv6 network of 2^64 addresses: they count as one. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [start = '', end = ''] = canonical(address).split('::');
  const head = start.split(':').filter(Boolean);
  const tail = end.split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
}

/** The one spelling of an address, without the name of the interface it came through. */
const canonical = (address: string): string =>
  new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
