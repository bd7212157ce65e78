import { initializeApp } from 'firebase/app';
import {
  applyActionCode,
  browserLocalPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import type { Auth, User } from 'firebase/auth';

import type { FirebaseConfigView } from '#core/api/config.js';
import { ErrorCode } from '#core/api/errors/error-codes.js';
import { routes } from '#core/api/routes.js';

import { ApiError } from '../http/api-error.js';
import { asApiError, isNobody, isSessionOver } from './firebase-errors.js';
import type { Identity, IdentityUser } from './identity-port.js';
import { send } from '../http/send.js';
import { createEmitter } from '../emitter.js';
import { tokenChanged } from './token-sync.js';

/** The driver for accounts of a Firebase project. Resolves once the session is known. */
export async function createFirebaseIdentity(config: FirebaseConfigView): Promise<Identity> {
  const auth = open(config);
  await auth.authStateReady();
  await reportTokens(auth);
  const changed = follow(auth);

  return {
    signUp: (email, password, username) =>
      asking(async () => {
        const { user } = await createUserWithEmailAndPassword(auth, email, password);
        if (username !== null) await updateProfile(user, { displayName: username }).catch(() => undefined);
        inOurLanguage(auth);
        // Users who do not receive it can request another one.
        await sendEmailVerification(user).catch(() => undefined);
      }),
    signIn: (email, password) =>
      asking(async () => void (await signInWithEmailAndPassword(auth, email, password))),
    signOut: () => signOut(auth),
    resetPassword: (email) =>
      asking(async () => {
        inOurLanguage(auth);
        await sendPasswordResetEmail(auth, email).catch((error: unknown) => {
          throw isNobody(error) ? new ApiError(404) : error;
        });
      }),
    confirmReset: (token, password) => asking(() => confirmPasswordReset(auth, token, password)),
    verifyEmail: (token) =>
      asking(async () => {
        await applyActionCode(auth, token);
        // The change succeeded; changing the email ends the session.
        await renewUser(auth).catch(async (error: unknown) => {
          if (isSessionOver(error)) await signOut(auth);
        });
      }),
    resendVerification: () =>
      asking(() => {
        inOurLanguage(auth);
        return sendEmailVerification(requireUser(auth));
      }),
    changeEmail: (password, email) =>
      asking(async () => {
        inOurLanguage(auth);
        await verifyBeforeUpdateEmail(await proven(auth, password), email);
      }),
    // Firebase itself notifies the former email address after the change.
    cancelEmailChange: () => Promise.reject(new ApiError(404)),
    changePassword: (password, newPassword, keepTokens) =>
      asking(() => changePassword(auth, { password, newPassword, keepTokens })),
    current: () => personOf(auth.currentUser),
    onChange: changed.listen,
    token: () => tokenOf(auth, false),
    renew: () => tokenOf(auth, true),
  };
}

interface PasswordChange {
  password: string;
  newPassword: string;
  keepTokens: boolean;
}

/** Firebase does not notify the server of a changed password. */
async function changePassword(auth: Auth, change: PasswordChange): Promise<void> {
  await updatePassword(await proven(auth, change.password), change.newPassword);
  // The change revokes the tokens of every earlier sign-in, including the one a moment ago.
  const user = await proven(auth, change.newPassword);
  if (!change.keepTokens) await send('DELETE', routes.revokeTokens(), { token: await user.getIdToken() });
}

/** Without the SDK's pop-up sign-in, which loads third-party scripts. */
function open({ emulatorHost, ...settings }: FirebaseConfigView): Auth {
  const { apiKey, authDomain, projectId } = settings;
  const auth = initializeAuth(initializeApp({ apiKey, authDomain, projectId }), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (emulatorHost !== null) connectAuthEmulator(auth, `http://${emulatorHost}`, { disableWarnings: true });
  inOurLanguage(auth);
  return auth;
}

/** Reports every token after the one that the page was opened with. */
async function reportTokens(auth: Auth): Promise<void> {
  let known = (await auth.currentUser?.getIdToken().catch(() => null)) ?? null;
  const report = async (user: User | null): Promise<void> => {
    const token = (await user?.getIdToken()) ?? null;
    if (token === known) return;
    const [former] = [known, (known = token)];
    if (token !== null) tokenChanged.emit({ token, isOver: false });
    else if (former !== null) tokenChanged.emit({ token: former, isOver: true });
  };
  onIdTokenChanged(auth, (user) => void report(user).catch(() => undefined));
}

/** Reports a changed user, a sign-out or a verified email, but not a renewed token. */
function follow(auth: Auth): ReturnType<typeof createEmitter<IdentityUser | null>> {
  const changed = createEmitter<IdentityUser | null>();
  const told = (user: User | null): string => JSON.stringify([user?.email, user?.emailVerified]);
  let known = told(auth.currentUser);
  onIdTokenChanged(auth, (user) => {
    if (told(user) === known) return;
    known = told(user);
    changed.emit(personOf(user));
  });
  // The link may open a page of Firebase: users who return from it may have verified their email.
  const look = (): void => {
    if (document.visibilityState === 'visible' && auth.currentUser?.emailVerified === false)
      renewUser(auth).catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look);
  look();
  return changed;
}

/** Firebase sends emails in the language of the interface. */
function inOurLanguage(auth: Auth): void {
  auth.languageCode = document.documentElement.lang || null;
}

const personOf = (user: User | null): IdentityUser | null =>
  user && { email: user.email ?? '', emailVerified: user.emailVerified, username: user.displayName };

async function asking(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw asApiError(error);
  }
}

async function tokenOf(auth: Auth, isForced: boolean): Promise<string | null> {
  try {
    return (await auth.currentUser?.getIdToken(isForced)) ?? null;
  } catch (error) {
    if (!isSessionOver(error)) throw asApiError(error);
    await signOut(auth);
    return null;
  }
}

function requireUser({ currentUser }: Auth): User {
  if (currentUser === null) throw new ApiError(401, { error: ErrorCode.Unauthenticated });
  return currentUser;
}

/** Signs the user in again with the password, as Firebase requires before such a change. */
async function proven(auth: Auth, password: string): Promise<User> {
  const user = requireUser(auth);
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
  return user;
}

/** Loads the user from Firebase; the next token has the same data. */
async function renewUser(auth: Auth): Promise<void> {
  const user = auth.currentUser;
  if (user === null) return;
  await reload(user);
  if (user.emailVerified) await user.getIdToken(true);
}
