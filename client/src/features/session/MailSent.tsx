import { Link } from 'react-router-dom';

import { useText } from '../../i18n/use-text.js';
import { AuthForm } from './AuthForm.js';
import styles from './AuthForm.module.css';

/** Shown after the form if the account must verify its email first. */
export function MailSent({ email }: { email: string }) {
  const text = useText();
  return (
    <AuthForm title={text('auth.register.mailed_title')} subtitle={text('auth.register.mailed', { email })}>
      <p className={styles.paragraph}>{text('auth.reset.sent')}</p>
      <Link to="/login">{text('auth.reset.back')}</Link>
    </AuthForm>
  );
}
