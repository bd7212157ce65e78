import { useSearchParams } from 'react-router-dom';

import { NewPasswordForm } from '../features/session/NewPasswordForm.js';
import { ResetForm } from '../features/session/ResetForm.js';

/** Asks for the link, or, opened from the link, for the new password. */
export function ResetPassword() {
  const [query] = useSearchParams();
  const token = query.get('token');
  return token ? <NewPasswordForm token={token} revokesTokens /> : <ResetForm />;
}
