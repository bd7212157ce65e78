import { Link, useSearchParams } from 'react-router-dom';

import { AuthForm } from '../features/session/AuthForm.js';
import { NewPasswordForm } from '../features/session/NewPasswordForm.js';
import { VerifyEmailForm } from '../features/session/VerifyEmailForm.js';
import { useText } from '../i18n/use-text.js';

/** The target of the links in Firebase's emails. `mode` is their purpose, `oobCode` can be used once. */
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

/** The link is incomplete, or for a purpose that Motley does not support. */
function BrokenLink() {
  const text = useText();
  return (
    <AuthForm title={text('auth.link.title')} subtitle={text('auth.link.broken')}>
      <Link to="/login">{text('auth.reset.back')}</Link>
    </AuthForm>
  );
}
