import { useSetAtom } from 'jotai';
import { useCallback, useState } from 'react';

import type { RegisterUser } from '#core/api/users.js';

import { identity } from '../../lib/identity.js';
import { createProfile } from './load-session.js';
import { useSession } from './SessionProvider.js';
import { firstConnectionAtom } from './state.js';

export interface Registration {
  username: string;
  email: string;
  password: string;
}

interface Register {
  register: (registration: Registration) => Promise<void>;
  /** The account was made: what is left is the profile. */
  hasAccount: boolean;
}

const profileOf = ({ username, email }: Registration): RegisterUser => ({
  username: username.trim() === '' ? null : username.trim(),
  email: email.trim(),
});

/** Makes the account, then the profile; when only the first was made, the second alone is tried again. */
export function useRegistration(): Register {
  const { holdBack, reload } = useSession();
  const setFirstConnection = useSetAtom(firstConnectionAtom);
  const [hasAccount, setHasAccount] = useState(false);
  const register = useCallback(
    async (registration: Registration) => {
      await holdBack(async () => {
        if (!hasAccount) await identity.signUp(registration.email.trim(), registration.password);
        setHasAccount(true);
        await createProfile(profileOf(registration));
      });
      setFirstConnection(true);
      await reload();
    },
    [hasAccount, holdBack, reload, setFirstConnection],
  );
  return { register, hasAccount };
}
