import { useSearchParams } from 'react-router-dom';

import { VerifyEmailForm } from '../features/session/VerifyEmailForm.js';

/** The target of the link in the verification email. */
export function VerifyEmail() {
  const [query] = useSearchParams();
  return <VerifyEmailForm token={query.get('token') ?? ''} />;
}
