import { useSearchParams } from 'react-router-dom';

import { VerifyEmailForm } from '../features/session/VerifyEmailForm.js';

/** Where the link of the verification mail lands. */
export function VerifyEmail() {
  const [query] = useSearchParams();
  return <VerifyEmailForm token={query.get('token') ?? ''} />;
}
