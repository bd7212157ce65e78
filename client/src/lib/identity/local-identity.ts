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

/** Kept on the device, so that a reload stays signed in and all tabs share one session. */
interface StoredSession {
  email: string;
  accessToken: string;
  refreshToken: string;
  /** Milliseconds since the epoch, by this device's clock. */
  expiresAt: number;
}

export const SESSION_KEY = 'motley.session';

/** A token this close to its end is renewed before it is used. */
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

/** What the server, which signed the token, says of its owner; an unreadable token says nothing. */
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

/** The driver of the accounts this very server keeps. */
export function createLocalIdentity(): Identity {
  const changed: Changed = createEmitter();
  const renewOnce = singleRenewal(changed);
  followOtherTabs(changed);

  const token = async (): Promise<string | null> => {
    const session = read();
    if (!session || isFresh(session)) return session?.accessToken ?? null;
    return (await renewOnce((kept) => !isFresh(kept)))?.accessToken ?? null;
  };
  /** The token at hand is older than what it should contain; if this fails, the next one does. */
  const renewSoon = async (): Promise<void> => {
    const session = read();
    if (session) await renewOnce((kept) => kept.accessToken === session.accessToken).catch(() => null);
  };

  return {
    signUp: (email, password, username) =>
      openSession(routes.signUp(), { email, password, username }, changed),
    signIn: (email, password) => openSession(routes.signIn(), { email, password }, changed),
    async signOut() {
      const session = read();
      leave(changed);
      if (!session) return;
      // The device has forgotten the tokens; a server out of reach lets them expire.
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
      return (await renewOnce((kept) => kept.accessToken === refused))?.accessToken ?? null;
    },
  };
}

/** What takes a mailed link, and no session. */
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

/** One refresh at a time, over all tabs: a refresh token used twice would look stolen and end the session. */
function singleRenewal(changed: Changed): (isWorn: IsWorn) => Promise<StoredSession | null> {
  let renewal: Promise<StoredSession | null> | null = null;
  return (isWorn) =>
    (renewal ??= withLock('motley.refresh', () => renewIfWorn(isWorn, changed)).finally(() => {
      renewal = null;
    }));
}

/** The server has refused the token for good; a retry would not help. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && !error.isNetwork && error.status < 500 && error.status !== 429;

/** Under the lock: another tab may have renewed, or left, while this one waited. */
async function renewIfWorn(isWorn: IsWorn, changed: Changed): Promise<StoredSession | null> {
  const session = read();
  if (!session || !isWorn(session)) return session;
  try {
    const pair = (await send('POST', routes.refresh(), {
      body: { refreshToken: session.refreshToken },
    })) as TokenPair;
    // Signed out while the answer was under way: the new pair is dropped.
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

/** Whether another tab changed the user, signed out or verified the email; a refresh does not count. */
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
