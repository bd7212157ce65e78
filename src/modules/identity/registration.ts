import { ErrorCode } from '#core/api/errors/error-codes.js';
import { foldEmail } from '#core/domain/email.js';

import type { Config } from '../../platform/config/config.js';
import { ForbiddenError } from '../../platform/errors/domain.error.js';
import type { Caller } from './access.js';

// The settings of the operator that decide who may register and create projects.

type Doors = Pick<Config, 'registration' | 'registrationInvited' | 'operators' | 'projectCreation'>;
type Proofs = Pick<Config, 'requireVerifiedEmail' | 'smtpUrl' | 'identityProvider'>;

/** Returns whether the settings allow this email to register. */
export function mayOpenAccount(
  { registration, registrationInvited, operators }: Doors,
  email: string,
): boolean {
  if (registration !== 'invited') return registration === 'open';
  return [...registrationInvited, ...operators].some((pattern) => covers(pattern, email));
}

/** @throws ForbiddenError if registration is closed, or closed to this address */
export function assertMayOpenAccount(doors: Doors, email: string): void {
  if (!mayOpenAccount(doors, email)) throw new ForbiddenError(ErrorCode.RegistrationClosed);
}

/** If registration is limited, an address counts only once verified: anyone could enter it. */
export function assertMayRegister(config: Doors & Proofs, caller: Caller): void {
  assertMayOpenAccount(config, caller.email);
  if (config.registration === 'invited' && !hasProvenEmail(config, caller))
    throw new ForbiddenError(ErrorCode.EmailNotVerified);
}

export function mayCreateProjects(config: Doors & Proofs, caller: Caller): boolean {
  if (config.projectCreation === 'everyone') return true;
  return (
    hasProvenEmail(config, caller) && config.operators.some((operator) => covers(operator, caller.email))
  );
}

/** An instance without email cannot verify addresses: it requires verification only if the operator says so. */
export const hasProvenEmail = (config: Proofs, { emailVerified }: Caller): boolean =>
  emailVerified || !(config.requireVerifiedEmail ?? reachesMailboxes(config));

/** Firebase sends the emails for its accounts itself. */
export const reachesMailboxes = ({
  smtpUrl,
  identityProvider,
}: Pick<Config, 'smtpUrl' | 'identityProvider'>): boolean =>
  smtpUrl !== null || identityProvider === 'firebase';

/** @param pattern an email, or a whole domain as `@example.com` */
function covers(pattern: string, email: string): boolean {
  const [known, asked] = [foldEmail(pattern), foldEmail(email)];
  return known === asked || (known.startsWith('@') && asked.endsWith(known));
}
