import type { IncomingMessage } from 'node:http';

/**
 * Returns whether a request may open a socket: from our own pages, from allowed origins, and from clients without an
 * origin, which are no pages. All of them need a token.
 * @param publicUrl the public address; null for the host in the request
 * @param allowedOrigins other origins whose pages may open sockets
 */
export function mayOpenSocket(
  { headers }: IncomingMessage,
  publicUrl: string | null,
  allowedOrigins: readonly string[],
): boolean {
  const { origin, host } = headers;
  if (origin === undefined || allowedOrigins.includes(origin)) return true;
  if (publicUrl !== null) return origin === new URL(publicUrl).origin;
  return origin === `http://${host}` || origin === `https://${host}`;
}
