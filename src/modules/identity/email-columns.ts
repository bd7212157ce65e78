import { ErrorCode } from '#core/api/errors/error-codes.js';
import { foldEmail, storedEmail } from '#core/domain/email.js';

import { InvalidError } from '../../platform/errors/domain.error.js';

/** The columns of an email: as displayed, and as compared. */
export interface EmailColumns {
  email: string;
  foldedEmail: string;
}

/** @throws InvalidError if it is not an email, or has characters that a new one must not have */
export function emailColumns(typed: string): EmailColumns {
  const email = storedEmail(typed);
  if (email === null) throw new InvalidError(ErrorCode.ValidationError, { fields: { email: REFUSAL } });
  return { email, foldedEmail: foldEmail(email) };
}

const REFUSAL = 'must be an email: before the @ unaccented letters, digits and signs, after it a domain name';

/** Whether two spellings belong to the same mailbox. */
export const isSameEmail = (one: string, other: string): boolean => foldEmail(one) === foldEmail(other);
