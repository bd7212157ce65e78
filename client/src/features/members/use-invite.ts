import { useState } from 'react';

import { useConfig } from '../../lib/hooks/use-config.js';
import { ApiError } from '../../lib/http/api-error.js';
import type { TeamCalls } from './api.js';

interface Invite {
  send: TeamCalls['invite'];
  /** Whether the email has no account: sending again invites the person to create one. */
  isNew: boolean;
}

/** Invites a user. An email without an account is invited in a second step, if the server allows registrations. */
export function useInvite(invite: TeamCalls['invite'], email: string): Invite {
  const isClosed = useConfig()?.registration === 'closed';
  const [unknown, setUnknown] = useState<string | null>(null);
  const send: Invite['send'] = async (invitation) => {
    const mayRegister = invitation.email === unknown;
    try {
      return await invite(mayRegister ? { ...invitation, mayRegister } : invitation);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'invitation_user_not_found')
        setUnknown(mayRegister || isClosed ? null : invitation.email);
      throw error;
    }
  };
  return { send, isNew: unknown !== null && email.trim() === unknown };
}
