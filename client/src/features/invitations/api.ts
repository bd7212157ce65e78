import { useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { SWRResponse } from 'swr';

import type { InvitationView } from '#core/api/invitations.js';
import { routes } from '#core/api/routes.js';

import { http } from '../../lib/api/http.js';

/** Reloaded regularly and when the window gets the focus: invitations may arrive at any time. */
const REFRESH_MS = 60_000;

/** The invitations that the user can accept, newest first. */
export const useInvitations = (): SWRResponse<InvitationView[]> =>
  useSWR<InvitationView[]>(routes.listInvitations(), { refreshInterval: REFRESH_MS });

export interface InvitationCalls {
  accept: (invitation: InvitationView) => Promise<void>;
  decline: (invitation: InvitationView) => Promise<void>;
  /** Reloads the list, without invitations that no longer exist. */
  reload: () => void;
}

/** An answered invitation is no longer on the list. */
export function useInvitationCalls(): InvitationCalls {
  const { mutate } = useSWRConfig();
  return useMemo(() => {
    const answer = async (path: string, id: number): Promise<void> => {
      await http.post(path);
      await mutate<InvitationView[]>(
        routes.listInvitations(),
        (all) => all?.filter((invitation) => invitation.id !== id),
        { revalidate: false },
      );
    };
    const reload = (): void => void mutate(routes.listInvitations());
    return {
      async accept({ id }) {
        try {
          await answer(routes.acceptInvitation(id), id);
        } catch (error) {
          reload();
          throw error;
        }
        void mutate(routes.listProjects());
      },
      decline: ({ id }) => answer(routes.declineInvitation(id), id),
      reload,
    };
  }, [mutate]);
}
