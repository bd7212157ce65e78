import type { Credentials, NewAccount, TokenPair } from '#core/api/identity.js';
import { routes } from '#core/api/routes.js';

import { ApiError } from '../http/api-error.js';
import type { Identity, IdentityUser } from './identity-port.js';
import { withLock } from '../lock.js';
import { send } from '../http/send.js';
import { createEmitter } from '../emitter.js';
import type { Emitter } from '../emitter.js';
import { readJson, storage, writeJson } from '../storage.js';
import { tokenChanged } from './token-sync.js';

/** Stored on the device, so that a reload stays signed in and all tabs share one session. */
interface StoredSession {
  email: string;
  accessToken: string;
  refreshToken: string;
  /** Milliseconds since the epoch, by this device's clock. */
  expiresAt: number;
}

export const SESSION_KEY = 'motley.session';

/** A token is renewed if it expires within this time. */
const MARGIN_MS = 60_000;

const isSession = (value: unknown): value is StoredSession =>
  typeof value === 'object' &&
  value !== null &&
  'refreshToken' in value &&
  'accessToken' in value &&
  'email' in value;

const read = (): StoredSession | null => readJson(SESSION_KEY, isSession);

const keep = (email: string, pair: TokenPair): StoredSession => {
  const session = {
    email,
    accessToken: pair.accessToken,
    refreshToken: pair.refreshToken,
    expiresAt: Date.now() + pair.expiresIn * 1000,
  };
  writeJson(SESSION_KEY, session);
  tokenChanged.emit({ token: session.accessToken, isOver: false });
  return session;
};

/** The claims of the server about the owner of the token; empty if it cannot be read. */
function claimsIn({ accessToken }: StoredSession): {
  email?: unknown;
  email_verified?: unknown;
  name?: unknown;
} {
  try {
    const payload = accessToken.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const claims: unknown = JSON.parse(atob(payload));
    return typeof claims === 'object' && claims !== null ? claims : {};
  } catch {
    return {};
  }
}

function userOf(session: StoredSession | null): IdentityUser | null {
  if (!session) return null;
  const { email, email_verified: verified, name } = claimsIn(session);
  return {
    email: typeof email === 'string' ? email : session.email,
    emailVerified: verified !== false,
    username: typeof name === 'string' ? name : null,
  };
}

const isSameUser = (one: StoredSession | null, other: StoredSession | null): boolean =>
  JSON.stringify(userOf(one)) === JSON.stringify(userOf(other));

const isFresh = (session: StoredSession): boolean => session.expiresAt - MARGIN_MS > Date.now();

type Changed = Emitter<IdentityUser | null>;

/** The driver for accounts of this server. */
export function createLocalIdentity(): Identity {
  const changed: Changed = createEmitter();
  const renewOnce = singleRenewal(changed);
  followOtherTabs(changed);

  const token = async (): Promise<string | null> => {
    const session = read();
    if (!session || isFresh(session)) return session?.accessToken ?? null;
    return (await renewOnce((stored) => !isFresh(stored)))?.accessToken ?? null;
  };
  /** The current token lacks the change; if this fails, the next renewal includes it. */
  const renewSoon = async (): Promise<void> => {
    const session = read();
    if (session) await renewOnce((stored) => stored.accessToken === session.accessToken).catch(() => null);
  };

  return {
    signUp: (email, password, username) =>
      openSession(routes.signUp(), { email, password, username }, changed),
    signIn: (email, password) => openSession(routes.signIn(), { email, password }, changed),
    async signOut() {
      const session = read();
      leave(changed);
      if (!session) return;
      // The device has deleted the tokens. If the server cannot be reached, they expire.
      await send('POST', routes.signOut(), { body: { refreshToken: session.refreshToken } }).catch(
        () => undefined,
      );
    },
    ...MAILED_LINKS,
    async verifyEmail(token) {
      await send('POST', routes.verifyEmail(), { body: { token } });
      await renewSoon();
    },
    resendVerification: async () =>
      void (await send('POST', routes.resendVerification(), { token: await token() })),
    async changeEmail(password, email) {
      await send('POST', routes.changeEmail(), { body: { password, email }, token: await token() });
      await renewSoon();
    },
    async changePassword(password, newPassword, keepTokens) {
      const body = { password, newPassword, keepTokens };
      await send('POST', routes.changePassword(), { body, token: await token() });
    },
    current: () => userOf(read()),
    onChange: changed.listen,
    token,
    async renew(refused) {
      return (await renewOnce((stored) => stored.accessToken === refused))?.accessToken ?? null;
    },
  };
}

/** The calls that take a token of an emailed link and need no session. */
const MAILED_LINKS: Pick<Identity, 'resetPassword' | 'confirmReset' | 'cancelEmailChange'> = {
  async resetPassword(email) {
    await send('POST', routes.requestPasswordReset(), { body: { email } });
  },
  async confirmReset(token, password, keepTokens) {
    await send('POST', routes.confirmPasswordReset(), { body: { token, password, keepTokens } });
  },
  async cancelEmailChange(token) {
    await send('POST', routes.cancelEmailChange(), { body: { token } });
  },
};

async function openSession(path: string, body: Credentials | NewAccount, changed: Changed): Promise<void> {
  const pair = (await send('POST', path, { body })) as TokenPair;
  changed.emit(userOf(keep(body.email, pair)));
}

function leave(changed: Changed): void {
  const session = read();
  storage.remove(SESSION_KEY);
  if (session) tokenChanged.emit({ token: session.accessToken, isOver: true });
  changed.emit(null);
}

type IsWorn = (session: StoredSession) => boolean;

/** One renewal at a time, over all tabs: using a refresh token twice looks like theft and ends the session. */
function singleRenewal(changed: Changed): (isWorn: IsWorn) => Promise<StoredSession | null> {
  let renewal: Promise<StoredSession | null> | null = null;
  return (isWorn) =>
    (renewal ??= withLock('motley.refresh', () => renewIfWorn(isWorn, changed)).finally(() => {
      renewal = null;
    }));
}

/** The server has refused the token: another try would not help. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && !error.isNetwork && error.status < 500 && error.status !== 429;

/** Under the lock: another tab may have renewed the token or signed out while this one waited. */
async function renewIfWorn(isWorn: IsWorn, changed: Changed): Promise<StoredSession | null> {
  const session = read();
  if (!session || !isWorn(session)) return session;
  try {
    const pair = (await send('POST', routes.refresh(), {
      body: { refreshToken: session.refreshToken },
    })) as TokenPair;
    // The user has signed out since: drops the new tokens.
    if (read()?.refreshToken !== session.refreshToken) return read();
    const renewed = keep(session.email, pair);
    if (!isSameUser(renewed, session)) changed.emit(userOf(renewed));
    return renewed;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    leave(changed);
    return null;
  }
}

/** Reports that another tab has changed the user, signed out or verified the email, but not a renewed token. */
function followOtherTabs(changed: Changed): void {
  window.addEventListener('storage', ({ key, oldValue }) => {
    if (key !== null && key !== SESSION_KEY) return;
    const session = read();
    if (key === null || !isSameUser(sessionIn(oldValue), session)) changed.emit(userOf(session));
  });
}

function sessionIn(text: string | null): StoredSession | null {
  try {
    const session: unknown = JSON.parse(text ?? 'null');
    return isSession(session) ? session : null;
  } catch {
    return null;
  }
}
