import { useSearchParams } from 'react-router-dom';

import { VerifyEmailForm } from '../features/session/VerifyEmailForm.js';

/** Where the link lands that stops a change of e-mail. */
export function CancelEmailChange() {
  const [query] = useSearchParams();
  return <VerifyEmailForm token={query.get('token') ?? ''} purpose="cancel_email" />;
}
