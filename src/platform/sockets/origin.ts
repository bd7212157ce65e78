import type { IncomingMessage } from 'node:http';

/**
 * Whether the sender of a request may open a socket: our own pages, allowed ones, and clients without an origin, which
 * are not pages. The token authenticates all of them.
 * @param publicUrl the public address; null: the host that the request names
 * @param allowedOrigins other origins whose pages may open sockets too
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
