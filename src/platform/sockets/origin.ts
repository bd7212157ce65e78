import type { IncomingMessage } from 'node:http';

/**
 * Whether the sender of a request may open a socket: our own pages, and clients without an origin, which are not pages.
 * The token authenticates both.
 * @param publicUrl the public address; null: the host that the request names
 */
export function isOurPage({ headers }: IncomingMessage, publicUrl: string | null): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (publicUrl !== null) return origin === new URL(publicUrl).origin;
  return origin === `http://${host}` || origin === `https://${host}`;
}
