import { createEmitter } from '../emitter.js';

interface TokenChange {
  token: string;
  /** The session of the token has ended. */
  isOver: boolean;
}

/** This tab signed in, renewed its token or signed out. */
export const tokenChanged = createEmitter<TokenChange>();

/**
 * Tells `address` of every token of this browser: POST for a new one, DELETE at the end of its session, with the token
 * as a bearer token and without a body. Motley works the same if the address does not answer.
 */
export function syncTokens(address: string): void {
  // One after the other: a sign-out must not overtake the sign-in before it.
  let earlier: Promise<unknown> = Promise.resolve();
  tokenChanged.listen(({ token, isOver }) => {
    earlier = earlier.then(() => tell(address, isOver ? 'DELETE' : 'POST', token));
  });
}

const tell = (address: string, method: 'POST' | 'DELETE', token: string): Promise<unknown> =>
  fetch(address, {
    method,
    headers: { authorization: `Bearer ${token}` },
    credentials: 'omit',
    keepalive: true,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);

const TIMEOUT_MS = 10_000;
