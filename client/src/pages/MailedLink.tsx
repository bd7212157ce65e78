import { Link, useSearchParams } from 'react-router-dom';

import { AuthForm } from '../features/session/AuthForm.js';
import { NewPasswordForm } from '../features/session/NewPasswordForm.js';
import { VerifyEmailForm } from '../features/session/VerifyEmailForm.js';
import { useText } from '../i18n/use-text.js';

/** Where the links of Firebase's mails land: `mode` says what they are for, `oobCode` is good once. */
export function MailedLink() {
  const [query] = useSearchParams();
  const code = query.get('oobCode') ?? '';
  switch (code && query.get('mode')) {
    case 'resetPassword':
      return <NewPasswordForm token={code} />;
    case 'verifyEmail':
      return <VerifyEmailForm token={code} />;
    case 'verifyAndChangeEmail':
      return <VerifyEmailForm token={code} purpose="change_email" />;
    case 'recoverEmail':
      return <VerifyEmailForm token={code} purpose="recover_email" />;
    default:
      return <BrokenLink />;
  }
}

/** Cut off by a mail program, or for something that is not offered here. */
function BrokenLink() {
  const text = useText();
  return (
    <AuthForm title={text('auth.link.title')} subtitle={text('auth.link.broken')}>
      <Link to="/login">{text('auth.reset.back')}</Link>
    </AuthForm>
  );
}
