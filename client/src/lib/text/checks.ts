import { isEmail, storedEmail } from '#core/domain/email.js';
import { hasHiddenCharacters } from '#core/domain/hidden-characters.js';
import { isStorableText, isStrongPassword, PASSWORD_MIN_LENGTH } from '#core/domain/rules.js';

import type { MessageId, MessageValues } from '../../i18n/messages.js';

/** The error in a field, as a message. */
export interface Fault {
  id: MessageId;
  values?: MessageValues;
}

/** Checks a text of a form, given the others; returns null if it is valid. Empty texts are left to `required`. */
export type Check = (value: string, form: Readonly<Record<string, string>>) => Fault | null;

const check =
  (holds: (value: string) => boolean, id: MessageId, values?: MessageValues): Check =>
  (value) =>
    value === '' || holds(value) ? null : { id, values };

export const required =
  (id: MessageId = 'form.required'): Check =>
  (value) =>
    value.trim() === '' ? { id } : null;

export const maxLength = (max: number): Check =>
  check((value) => value.length <= max, 'form.too_long', { max });

export const matches = (pattern: RegExp, id: MessageId): Check => check((value) => pattern.test(value), id);

export const storable = check(isStorableText, 'form.text_not_storable');

export const plainName = check((value) => !hasHiddenCharacters(value.trim()), 'form.hidden_characters');

export const email = check((value) => isEmail(value.trim()), 'form.email');

/** Further rules for a new email. */
export const newEmail = check((value) => storedEmail(value.trim()) !== null, 'form.email_characters');

export const passwordLength = check((value) => value.length >= PASSWORD_MIN_LENGTH, 'form.password_length');

export const passwordContent = check(isStrongPassword, 'form.password_content');

export const sameAs =
  (field: string): Check =>
  (value, form) =>
    value === form[field] ? null : { id: 'form.same_password' };

/** The first error in a text. */
export function faultOf(
  checks: readonly Check[],
  value: string,
  form: Readonly<Record<string, string>>,
): Fault | null {
  for (const rule of checks) {
    const fault = rule(value, form);
    if (fault) return fault;
  }
  return null;
}
