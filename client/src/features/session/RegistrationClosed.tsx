import { Link } from 'react-router-dom';

import { useText } from '../../i18n/use-text.js';
import { AuthForm } from './AuthForm.js';

/** Shown if registration is closed. */
export function RegistrationClosed() {
  const text = useText();
  return (
    <AuthForm title={text('auth.register.title')} subtitle={text('auth.register.closed')}>
      <Link to="/login">{text('auth.reset.back')}</Link>
    </AuthForm>
  );
}
