import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { SWRResponse } from 'swr';

import type { SessionView } from '#core/api/identity.js';
import type { ProjectUserView } from '#core/api/members.js';
import type { ProjectSummary } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import type { UserView } from '#core/api/users.js';

import { http } from '../../lib/http/http.js';

export const changeUsername = (username: string | null): Promise<UserView> =>
  http.patch<UserView>(routes.me(), { username });

export const deleteAccount = (): Promise<void> => http.delete(routes.me());

/** The user's projects with other members, which prevent the deletion of the account. */
export async function sharedProjects(): Promise<ProjectSummary[]> {
  const projects = await http.get<ProjectSummary[]>(routes.projects());
  const own = projects.filter(({ role }) => role === 'owner');
  const shared = await Promise.all(
    own.map(async (project) => {
      const users = await http.get<ProjectUserView[]>(routes.projectUsers(project.id));
      return users.filter(({ pending }) => !pending).length > 1;
    }),
  );
  return own.filter((_, index) => shared[index]);
}

export const useSessions = (): SWRResponse<SessionView[]> => useSWR<SessionView[]>(routes.sessions());

export interface SessionCalls {
  end: (session: SessionView) => Promise<void>;
  endOthers: (keepTokens: boolean) => Promise<void>;
}

export function useSessionCalls(): SessionCalls {
  const { mutate } = useSWRConfig();
  const end = useCallback(
    async ({ id }: SessionView) => {
      await http.delete(routes.session(id));
      await mutate(routes.sessions());
    },
    [mutate],
  );
  const endOthers = useCallback(
    async (keepTokens: boolean) => {
      await http.delete(`${routes.sessions()}?keepTokens=${keepTokens}`);
      await Promise.all([mutate(routes.sessions()), mutate(routes.tokens())]);
    },
    [mutate],
  );
  return { end, endOthers };
}
