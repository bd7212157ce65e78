import { useSetAtom } from 'jotai';
import { useCallback, useState } from 'react';

import type { RegisterUser } from '#core/api/users.js';

import { identity } from '../../lib/identity/identity.js';
import { createProfile, failureOf } from './load-session.js';
import { useSession } from './SessionProvider.js';
import { firstConnectionAtom } from './state.js';

export interface Registration {
  username: string;
  email: string;
  password: string;
}

interface Register {
  register: (registration: Registration) => Promise<void>;
  /** Whether the account exists and only the profile is missing. */
  hasAccount: boolean;
  /** The email that received a verification link; the user follows it, then logs in. */
  mailedTo: string | null;
}

const profileOf = ({ username, email }: Registration): Required<RegisterUser> => ({
  username: username.trim() === '' ? null : username.trim(),
  email: email.trim(),
});

/** Creates the account, then the profile. If only the profile failed, retries that alone. */
export function useRegistration(): Register {
  const { holdBack, reload } = useSession();
  const setFirstConnection = useSetAtom(firstConnectionAtom);
  const [hasAccount, setHasAccount] = useState(false);
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const register = useCallback(
    async (registration: Registration) => {
      const isIn = await holdBack(async () => {
        const profile = profileOf(registration);
        if (!hasAccount) await identity.signUp(profile.email, registration.password, profile.username);
        setHasAccount(true);
        return makeProfile(profile);
      });
      if (!isIn) {
        setMailedTo(registration.email.trim());
        return;
      }
      setFirstConnection(true);
      await reload();
    },
    [hasAccount, holdBack, reload, setFirstConnection],
  );
  return { register, hasAccount, mailedTo };
}

/** Returns false if the email must be verified first: until then, every call would be refused. */
async function makeProfile(profile: RegisterUser): Promise<boolean> {
  try {
    await createProfile(profile);
    return true;
  } catch (error) {
    if (failureOf(error) !== 'unproven') throw error;
    await identity.signOut();
    return false;
  }
}
