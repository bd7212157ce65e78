import type { TokenPair } from '#core/api/identity.js';
import { routes } from '#core/api/routes.js';

import { ApiError } from './api-error.js';
import type { Identity, IdentityUser } from './identity.js';
import { withLock } from './lock.js';
import { send } from './send.js';
import { createSignal } from './signal.js';
import type { Signal } from './signal.js';
import { readJson, storage, writeJson } from './storage.js';

/** Kept on the device, so that a reload stays signed in and all tabs share one session. */
interface Session {
  email: string;
  accessToken: string;
  refreshToken: string;
  /** Milliseconds since the epoch, by this device's clock. */
  expiresAt: number;
}

export const SESSION_KEY = 'motley.session';

/** A token this close to its end is renewed before it is used. */
const MARGIN_MS = 60_000;

const isSession = (value: unknown): value is Session =>
  typeof value === 'object' &&
  value !== null &&
  'refreshToken' in value &&
  'accessToken' in value &&
  'email' in value;

const read = (): Session | null => readJson(SESSION_KEY, isSession);

const keep = (email: string, pair: TokenPair): Session => {
  const session = {
    email,
    accessToken: pair.accessToken,
    refreshToken: pair.refreshToken,
    expiresAt: Date.now() + pair.expiresIn * 1000,
  };
  writeJson(SESSION_KEY, session);
  return session;
};

const isFresh = (session: Session): boolean => session.expiresAt - MARGIN_MS > Date.now();

type Changed = Signal<IdentityUser | null>;

/** The driver of the accounts this very server keeps. */
export function createLocalIdentity(): Identity {
  const changed: Changed = createSignal();
  const renewOnce = singleRenewal(() => leave(changed));
  followOtherTabs(changed);

  return {
    signUp: (email, password) => enter(routes.signUp(), email, password, changed),
    signIn: (email, password) => enter(routes.signIn(), email, password, changed),
    async signOut() {
      const session = read();
      leave(changed);
      if (!session) return;
      // The device has forgotten the tokens; a server out of reach lets them expire.
      await send('POST', routes.signOut(), { body: { refreshToken: session.refreshToken } }).catch(
        () => undefined,
      );
    },
    async resetPassword(email) {
      await send('POST', routes.requestPasswordReset(), { body: { email } });
    },
    async confirmReset(token, password) {
      await send('POST', routes.confirmPasswordReset(), { body: { token, password } });
    },
    async verifyEmail(token) {
      await send('POST', routes.verifyEmail(), { body: { token } });
    },
    current: read,
    onChange: changed.listen,
    async token() {
      const session = read();
      if (!session || isFresh(session)) return session?.accessToken ?? null;
      return (await renewOnce((kept) => !isFresh(kept)))?.accessToken ?? null;
    },
    async renew(refused) {
      return (await renewOnce((kept) => kept.accessToken === refused))?.accessToken ?? null;
    },
  };
}

async function enter(path: string, email: string, password: string, changed: Changed): Promise<void> {
  const pair = (await send('POST', path, { body: { email, password } })) as TokenPair;
  keep(email, pair);
  changed.emit({ email });
}

function leave(changed: Changed): void {
  storage.remove(SESSION_KEY);
  changed.emit(null);
}

type IsWorn = (session: Session) => boolean;

/** One refresh at a time, over all tabs: a refresh token used twice would look stolen and end the session. */
function singleRenewal(onRefusal: () => void): (isWorn: IsWorn) => Promise<Session | null> {
  let renewal: Promise<Session | null> | null = null;
  return (isWorn) =>
    (renewal ??= withLock('motley.refresh', () => renewIfWorn(isWorn, onRefusal)).finally(() => {
      renewal = null;
    }));
}

/** Under the lock: another tab may have renewed, or left, while this one waited. */
async function renewIfWorn(isWorn: IsWorn, onRefusal: () => void): Promise<Session | null> {
  const session = read();
  if (!session || !isWorn(session)) return session;
  try {
    const pair = (await send('POST', routes.refresh(), {
      body: { refreshToken: session.refreshToken },
    })) as TokenPair;
    // Signed out while the answer was under way: the new pair is dropped.
    return read()?.refreshToken === session.refreshToken ? keep(session.email, pair) : read();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500 || error.isNetwork || error.status === 429)
      throw error;
    onRefusal();
    return null;
  }
}

/** A refresh in another tab is no news; another person, or nobody, is. */
function followOtherTabs(changed: Changed): void {
  window.addEventListener('storage', ({ key, oldValue }) => {
    if (key !== null && key !== SESSION_KEY) return;
    const email = read()?.email ?? null;
    if (key === null || emailIn(oldValue) !== email) changed.emit(email === null ? null : { email });
  });
}

function emailIn(text: string | null): string | null {
  try {
    const session: unknown = JSON.parse(text ?? 'null');
    return isSession(session) ? session.email : null;
  } catch {
    return null;
  }
}
