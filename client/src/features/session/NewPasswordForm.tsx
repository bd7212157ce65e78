import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';

import { useText } from '../../i18n/use-text.js';
import { identity } from '../../lib/identity/identity.js';
import { useAction } from '../../lib/hooks/use-action.js';
import { AuthForm } from './AuthForm.js';
import styles from './AuthForm.module.css';
import { NEW_PASSWORD_CHECKS, NewPasswordFields } from './fields/NewPasswordFields.js';
import { RevokeTokensField } from './fields/RevokeTokensField.js';
import { SubmitButton } from './SubmitButton.js';
import { useFields } from './fields/use-fields.js';

interface NewPasswordFormProps {
  token: string;
  /** Whether this server handles the reset itself, and can revoke personal access tokens with it. */
  revokesTokens?: boolean;
}

/** Sets a new password with the token of a mailed link. */
export function NewPasswordForm({ token, revokesTokens = false }: NewPasswordFormProps) {
  const text = useText();
  const [changed, setChanged] = useState(false);
  const [isRevoking, setRevoking] = useState(true);
  const fields = useFields(NEW_PASSWORD_CHECKS);
  const change = useCallback(
    ({ password }: { password: string }) => identity.confirmReset(token, password, !isRevoking),
    [token, isRevoking],
  );
  const [run, running, failure] = useAction(change, {
    errors: {
      400: 'auth.new_password.refused',
      401: 'auth.new_password.refused',
      404: 'auth.new_password.refused',
      422: { field: 'password', id: 'form.password_refused' },
    },
    onFieldError: (_, id) => fields.refuse('password', { id }),
    otherwise: 'errors.reset_password',
    tell: 'place',
    onSuccess: () => setChanged(true),
  });

  if (changed) {
    return (
      <AuthForm title={text('auth.new_password.title')} subtitle={text('auth.new_password.done')}>
        <Link to="/login">{text('auth.login.submit')}</Link>
      </AuthForm>
    );
  }
  return (
    <AuthForm title={text('auth.new_password.title')} failure={failure}>
      <form noValidate onSubmit={fields.onSubmit((values) => void run(values))}>
        <NewPasswordFields label={text('auth.new_password.label')} fields={fields} />
        {revokesTokens && <RevokeTokensField checked={isRevoking} onChange={setRevoking} />}
        <SubmitButton running={running}>{text('auth.new_password.submit')}</SubmitButton>
      </form>
      <Link to="/reset-password" className={styles.back}>
        {text('auth.login.forgotten')}
      </Link>
    </AuthForm>
  );
}
