import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import type { MeView } from '#core/api/users.js';

import { identity } from '../../lib/identity/identity.js';
import { identityChanged } from '../../lib/emitter.js';
import { forgetPersonal } from './forget-device.js';
import { loadSession } from './load-session.js';
import type { Session } from './load-session.js';

interface SessionAccess {
  session: Session;
  /** Loads the user again. */
  reload: () => Promise<void>;
  /** Runs `work` without loading the user at the sign-in inside it: a registration creates the profile afterwards. */
  holdBack: <T>(work: () => Promise<T>) => Promise<T>;
  logOut: () => Promise<void>;
}

/** Loaded on demand: the login page stores no projects. */
const forgetStored = async (): Promise<unknown> =>
  (await import('../../lib/stored-projects.js')).forgetProjects();

const SessionContext = createContext<SessionAccess | null>(null);

// The absence of a session is known at once; a user must be loaded.
const firstSession = (): Session =>
  identity.current() ? { state: 'pending' } : { state: 'anonymous', because: 'start' };

/** Follows the identity: loads the user at each sign-in and drops it at each sign-out. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session>(firstSession);
  const turn = useRef(0);
  const isHeld = useRef(false);

  const reload = useCallback(async () => {
    if (isHeld.current) return;
    turn.current += 1;
    const mine = turn.current;
    const loaded = await loadSession();
    // The identity has changed again since.
    if (mine !== turn.current) return;
    setSession(loaded);
    // The user was refused: another try with the same identity would be refused as well.
    if (loaded.state === 'anonymous' && identity.current()) {
      isHeld.current = true;
      await identity.signOut().finally(() => (isHeld.current = false));
    }
  }, []);

  const holdBack = useCallback(async <T,>(work: () => Promise<T>): Promise<T> => {
    isHeld.current = true;
    try {
      return await work();
    } finally {
      isHeld.current = false;
    }
  }, []);

  const logOut = useCallback(async () => {
    turn.current += 1;
    await holdBack(() => identity.signOut());
    forgetPersonal();
    setSession({ state: 'anonymous', because: 'logout' });
  }, [holdBack]);

  useEffect(() => {
    if (identity.current()) void reload();
    return identity.onChange(() => {
      identityChanged.emit();
      if (identity.current() === null) void forgetStored();
      void reload();
    });
  }, [reload]);

  const access = useMemo(() => ({ session, reload, holdBack, logOut }), [session, reload, holdBack, logOut]);
  return <SessionContext value={access}>{children}</SessionContext>;
}

export function useSession(): SessionAccess {
  const access = use(SessionContext);
  if (!access) throw new Error('useSession needs a SessionProvider above it');
  return access;
}

/** The signed-in user. Only for components inside the route guard. */
export function useCurrentUser(): MeView {
  const { session } = useSession();
  if (session.state !== 'signed-in')
    throw new Error('useCurrentUser needs a signed-in user: render it below the guard');
  return session.user;
}
