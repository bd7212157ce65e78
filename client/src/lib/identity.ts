import type { ConfigView } from '#core/api/config.js';
import { routes } from '#core/api/routes.js';

import { createLocalIdentity } from './local-identity.js';
import { send } from './send.js';
import { readJson, storage, writeJson } from './storage.js';

/** Who signed in, as the identity provider knows them. */
export interface IdentityUser {
  email: string;
  /** Whether the mailbox is known to be the user's. */
  emailVerified: boolean;
  /** As it was typed when they signed up, for a profile that is made later, or on another device. */
  username: string | null;
}

/** The port: what the client asks of whoever keeps the passwords. */
export interface Identity {
  signUp(email: string, password: string, username: string | null): Promise<void>;
  signIn(email: string, password: string): Promise<void>;
  signOut(): Promise<void>;
  /** Asks for the mail with the link. */
  resetPassword(email: string): Promise<void>;
  /** What the mailed link leads to. */
  confirmReset(token: string, password: string, keepTokens: boolean): Promise<void>;
  /** Does, by its token, what a mailed link is for: the mailbox is the user's, or another e-mail is. */
  verifyEmail(token: string): Promise<void>;
  /** Asks for the mail once more that shows the mailbox to be the user's. */
  resendVerification(): Promise<void>;
  /** Asks for another e-mail; where mail can be sent, it counts once the new mailbox has answered. */
  changeEmail(password: string, email: string): Promise<void>;
  /** Stops, by the token of a mailed link, a change of e-mail that somebody asked for. */
  cancelEmailChange(token: string): Promise<void>;
  changePassword(password: string, newPassword: string, keepTokens: boolean): Promise<void>;
  current(): IdentityUser | null;
  /** Called at every sign-in and sign-out, in this tab or another. Returns how to stop. */
  onChange(listener: (user: IdentityUser | null) => void): () => void;
  /** A token good for at least a few seconds, null when nobody is signed in. */
  token(): Promise<string | null>;
  /** The token after `refused` was answered 401; null when the session is over. */
  renew(refused: string): Promise<string | null>;
}

/** The driver of this instance; others than our own are chosen before the first page is shown. */
export let identity: Identity = createLocalIdentity();

const DRIVER_KEY = 'motley.identity';

/**
 * Loads the driver that this instance names; where it does not answer, the one it named the last time. Tells what the
 * instance said of itself, which the first page need not ask again.
 */
export async function chooseIdentity(): Promise<ConfigView | null> {
  const config = await readConfig();
  const settings = config === null ? readJson(DRIVER_KEY, isFirebase) : config.identity;
  if (settings?.driver === 'firebase') {
    writeJson(DRIVER_KEY, settings);
    const { createFirebaseIdentity } = await import('./firebase-identity.js');
    identity = await createFirebaseIdentity(settings);
  } else storage.remove(DRIVER_KEY);
  return config;
}

/** Null where no answer comes. */
const readConfig = async (): Promise<ConfigView | null> =>
  send('GET', routes.config()).then(
    (config) => config as ConfigView,
    () => null,
  );

type Firebase = Extract<ConfigView['identity'], { driver: 'firebase' }>;

const isFirebase = (value: unknown): value is Firebase =>
  typeof value === 'object' && value !== null && 'driver' in value && value.driver === 'firebase';
