import { useState } from 'react';
import { Link } from 'react-router-dom';

import type { PasswordResetRequest } from '#core/api/identity.js';

import { useText } from '../../i18n/use-text.js';
import { email, required } from '../../lib/text/checks.js';
import { identity } from '../../lib/identity/identity.js';
import { useAction } from '../../lib/hooks/use-action.js';
import { useConfig } from '../../lib/hooks/use-config.js';
import { AuthForm } from './AuthForm.js';
import styles from './AuthForm.module.css';
import { EmailField } from './fields/EmailField.js';
import { SubmitButton } from './SubmitButton.js';
import { useFields } from './fields/use-fields.js';

const CHECKS = { email: [required(), email] };

const askForLink = (request: PasswordResetRequest): Promise<void> =>
  identity.resetPassword(request.email.trim());

/** Requests an email with a link to reset the password. */
export function ResetForm() {
  const text = useText();
  const { values, faults, set, refuse, onSubmit } = useFields(CHECKS);
  const [sent, setSent] = useState(false);
  const sendsMail = useConfig()?.mail ?? true;
  const told = sendsMail ? 'toast.reset_sent' : 'auth.reset.created';
  const [run, running, failure] = useAction(askForLink, {
    success: () => ({ id: told }),
    errors: { 404: { field: 'email', id: 'errors.reset_failed' } },
    otherwise: 'errors.reset_password',
    onFieldError: (_, id) => refuse('email', { id }),
    tell: 'place',
    onSuccess: () => setSent(true),
  });

  if (sent) {
    return (
      <AuthForm title={text(told)} subtitle={text(sendsMail ? 'auth.reset.sent' : 'auth.reset.no_mail')}>
        <Link to="/login">{text('auth.reset.back')}</Link>
      </AuthForm>
    );
  }
  return (
    <AuthForm
      title={text('auth.reset.title')}
      subtitle={text(sendsMail ? 'auth.reset.help' : 'auth.reset.no_mail')}
      failure={failure}
    >
      <form noValidate onSubmit={onSubmit((request) => void run(request))}>
        <EmailField value={values.email} fault={faults.email} onChange={(value) => set('email', value)} />
        <SubmitButton running={running}>{text('auth.reset.submit')}</SubmitButton>
      </form>
      <Link to="/login" className={styles.back}>
        {text('auth.reset.back')}
      </Link>
    </AuthForm>
  );
}
