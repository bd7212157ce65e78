import { useCallback, useState } from 'react';
import type { SubmitEvent } from 'react';
import { Link } from 'react-router-dom';

import { useText } from '../../i18n/use-text.js';
import { identity } from '../../lib/identity.js';
import { useAction } from '../../lib/use-action.js';
import { AuthForm } from './AuthForm.js';
import { SubmitButton } from './SubmitButton.js';

/** One click proves the mailbox: mail scanners open links, they do not press buttons. */
export function VerifyEmailForm({ token }: { token: string }) {
  const text = useText();
  const [verified, setVerified] = useState(false);
  const verify = useCallback(() => identity.verifyEmail(token), [token]);
  const [run, running, failure] = useAction(verify, {
    errors: { 400: 'auth.verify.refused', 404: 'auth.verify.refused' },
    tell: 'place',
    onSuccess: () => setVerified(true),
  });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void run();
  };

  if (verified) {
    return (
      <AuthForm title={text('auth.verify.title')} subtitle={text('auth.verify.done')}>
        <Link to="/dashboard">{text('notfound.back')}</Link>
      </AuthForm>
    );
  }
  return (
    <AuthForm title={text('auth.verify.title')} subtitle={text('auth.verify.help')} failure={failure?.id}>
      <form onSubmit={submit}>
        <SubmitButton running={running}>{text('auth.verify.submit')}</SubmitButton>
      </form>
    </AuthForm>
  );
}
