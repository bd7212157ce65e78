import { useCallback, useState } from 'react';
import type { SubmitEvent } from 'react';
import { Link } from 'react-router-dom';

import { useText } from '../../i18n/use-text.js';
import { identity } from '../../lib/identity/identity.js';
import { useAction } from '../../lib/hooks/use-action.js';
import { AuthForm } from './AuthForm.js';
import styles from './AuthForm.module.css';
import { ResendVerification } from './ResendVerification.js';
import { SubmitButton } from './SubmitButton.js';

/** The purpose of the link: verify, change, cancel a change, or recover the former email. */
export type Purpose = 'verify' | 'change_email' | 'cancel_email' | 'recover_email';

interface VerifyEmailFormProps {
  token: string;
  purpose?: Purpose;
}

/** Verification needs a click: mail scanners open links, but press no buttons. */
export function VerifyEmailForm({ token, purpose = 'verify' }: VerifyEmailFormProps) {
  const text = useText();
  const [isDone, setDone] = useState(false);
  const verify = useCallback(
    () => (purpose === 'cancel_email' ? identity.cancelEmailChange(token) : identity.verifyEmail(token)),
    [token, purpose],
  );
  const [run, running, failure] = useAction(verify, {
    errors: {
      400: 'auth.verify.refused',
      401: 'auth.verify.refused',
      404: 'auth.verify.refused',
      email_already_in_use: 'errors.email_already_in_use',
    },
    tell: 'place',
    onSuccess: () => setDone(true),
  });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void run();
  };

  const title = text(`auth.${purpose}.title`);
  if (isDone) {
    return (
      <AuthForm title={title} subtitle={text(`auth.${purpose}.done`)}>
        <WayOn purpose={purpose} />
      </AuthForm>
    );
  }
  if (failure?.id === 'auth.verify.refused') {
    return (
      <AuthForm title={title} failure={failure}>
        <AnotherLink purpose={purpose} />
      </AuthForm>
    );
  }
  return (
    <AuthForm title={title} subtitle={text(`auth.${purpose}.help`)} failure={failure}>
      <form onSubmit={submit}>
        <SubmitButton running={running}>{text(`auth.${purpose}.submit`)}</SubmitButton>
      </form>
    </AuthForm>
  );
}

/** The link to the next page. */
function WayOn({ purpose }: { purpose: Purpose }) {
  const text = useText();
  if (purpose === 'recover_email' || purpose === 'cancel_email')
    return <Link to="/reset-password">{text('auth.new_password.title')}</Link>;
  return <Link to="/dashboard">{text(identity.current() ? 'notfound.back' : 'auth.login.submit')}</Link>;
}

/** Offers a new link in place of an invalid one. */
function AnotherLink({ purpose }: { purpose: Purpose }) {
  const text = useText();
  if (purpose === 'verify' && identity.current()?.emailVerified === false) {
    return (
      <div className={styles.submit}>
        <ResendVerification />
      </div>
    );
  }
  return (
    <>
      <p className={styles.paragraph}>{text(`auth.${purpose}.again`)}</p>
      <Link to="/dashboard">{text('auth.login.submit')}</Link>
    </>
  );
}
