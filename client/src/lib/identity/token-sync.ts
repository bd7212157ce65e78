import { createEmitter } from '../emitter.js';

interface TokenChange {
  token: string;
  /** Whether the session of the token has ended. */
  isOver: boolean;
}

/** This tab signed in, renewed its token or signed out. */
export const tokenChanged = createEmitter<TokenChange>();

/**
 * Sends every token of this browser to `address` as a bearer token without a body: POST for a new one, DELETE at the
 * end of its session. Nothing depends on the response.
 */
export function syncTokens(address: string): void {
  // One after another: a sign-out must not overtake the sign-in before it.
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
