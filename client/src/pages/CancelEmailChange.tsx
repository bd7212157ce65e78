import { useSearchParams } from 'react-router-dom';

import { VerifyEmailForm } from '../features/session/VerifyEmailForm.js';

/** The target of the link that cancels a change of email. */
export function CancelEmailChange() {
  const [query] = useSearchParams();
  return <VerifyEmailForm token={query.get('token') ?? ''} purpose="cancel_email" />;
}
