import { LIMITS } from '#core/domain/rules.js';

import { useText } from '../../../i18n/use-text.js';
import { maxLength, passwordContent, passwordLength, required, sameAs } from '../../../lib/text/checks.js';
import { PasswordField } from './PasswordField.js';
import { PasswordRules } from './PasswordRules.js';
import type { Fields } from './use-fields.js';

export const NEW_PASSWORD_CHECKS = {
  password: [required(), passwordLength, passwordContent, maxLength(LIMITS.password)],
  confirmation: [required(), sameAs('password')],
};

interface NewPasswordFieldsProps {
  label: string;
  fields: Pick<Fields<'password' | 'confirmation'>, 'values' | 'faults' | 'set'>;
}

/** The fields for a new password: the rules are ticked while typing, and it is typed twice. */
export function NewPasswordFields({ label, fields: { values, faults, set } }: NewPasswordFieldsProps) {
  const text = useText();
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        autoComplete="new-password"
        value={values.password}
        fault={faults.password}
        onChange={(value) => set('password', value)}
      />
      <PasswordRules password={values.password} />
      <PasswordField
        name="confirmation"
        label={text('auth.password_confirm')}
        autoComplete="new-password"
        value={values.confirmation}
        fault={faults.confirmation}
        onChange={(value) => set('confirmation', value)}
      />
    </>
  );
}
