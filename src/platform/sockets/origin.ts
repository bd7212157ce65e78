import type { IncomingMessage } from 'node:http';

/**
 * Whether a page may open a socket: ours may, and what is no page and so says no origin; for both the token decides.
 * @param publicUrl where people reach us; null: at whatever host the request itself names
 */
export function isOurPage({ headers }: IncomingMessage, publicUrl: string | null): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (publicUrl !== null) return origin === new URL(publicUrl).origin;
  return origin === `http://${host}` || origin === `https://${host}`;
}
