import { ErrorCode } from '#core/api/errors/error-codes.js';
import { routes } from '#core/api/routes.js';
import type { MeView, RegisterUser, UserView } from '#core/api/users.js';
import { foldEmail } from '#core/domain/email.js';
import { hasHiddenCharacters } from '#core/domain/hidden-characters.js';

import { ApiError } from '../../lib/http/api-error.js';
import { http } from '../../lib/api/http.js';
import { identity } from '../../lib/identity/identity.js';
import type { IdentityUser } from '../../lib/identity/identity-port.js';

/** The reason for being signed out; `start` if there was no session. */
export type Absence = 'start' | 'logout' | Failure;

/**
 * Why the user could not be loaded: registration is closed, the email is not verified, the account is disabled, or
 * another reason.
 */
export type Failure = 'closed' | 'unproven' | 'disabled' | 'failure';

export type Session =
  | { state: 'pending' }
  /** Signed in, but the server does not respond: try again. */
  | { state: 'unreachable' }
  | { state: 'anonymous'; because: Absence }
  | { state: 'signed-in'; user: MeView; emailVerified: boolean };

/** The session of the signed-in user. A user who cannot be loaded is logged out. */
export async function loadSession(): Promise<Session> {
  const person = identity.current();
  if (!person) return { state: 'anonymous', because: 'start' };
  try {
    const user = await appUser(person);
    // The token may have been renewed meanwhile.
    const known = identity.current() ?? person;
    return { state: 'signed-in', user: await withEmail(user, known), emailVerified: known.emailVerified };
  } catch (error) {
    if (isPassing(error)) return { state: 'unreachable' };
    // The session has expired, which is not an error.
    if (identity.current() === null) return { state: 'anonymous', because: 'start' };
    return { state: 'anonymous', because: failureOf(error) };
  }
}

/** Loads the profile; creates it if a registration stopped before that. */
async function appUser({ email, username }: IdentityUser): Promise<MeView> {
  try {
    return await http.get<MeView>(routes.readMe(), { quiet: true });
  } catch (error) {
    const hasNoProfile = error instanceof ApiError && error.status === 401 && identity.current() !== null;
    if (!hasNoProfile) throw error;
    // Identity providers allow names that are invalid here.
    const isPlain = username !== null && !hasHiddenCharacters(username);
    await createProfile({ username: isPlain ? username : null, email });
    return http.get<MeView>(routes.readMe(), { quiet: true });
  }
}

/** Updates the profile after the email was changed and verified at the identity provider. */
async function withEmail(user: MeView, { email, emailVerified }: IdentityUser): Promise<MeView> {
  if (!emailVerified || foldEmail(email) === foldEmail(user.email)) return user;
  // If this fails, the next visit tries again.
  return http.patch<UserView>(routes.updateMe(), { email }, { quiet: true }).then(
    (changed) => ({ ...user, ...changed }),
    () => user,
  );
}

export const createProfile = (user: RegisterUser): Promise<unknown> =>
  http.post(routes.register(), user, { quiet: true });

const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.isNetwork || error.status >= 500 || error.status === 429);

/** Why the server refuses a user with a correct password. */
export function failureOf(error: unknown): Failure {
  const code = error instanceof ApiError ? error.code : null;
  if (code === ErrorCode.RegistrationClosed) return 'closed';
  if (code === ErrorCode.AccountDisabled) return 'disabled';
  return code === ErrorCode.EmailNotVerified ? 'unproven' : 'failure';
}
