import { useSearchParams } from 'react-router-dom';

import { NewPasswordForm } from '../features/session/NewPasswordForm.js';
import { ResetForm } from '../features/session/ResetForm.js';

/** Requests the link or, opened by the link, sets the new password. */
export function ResetPassword() {
  const [query] = useSearchParams();
  const token = query.get('token');
  return token ? <NewPasswordForm token={token} revokesTokens /> : <ResetForm />;
}
