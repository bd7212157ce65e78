import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { SWRResponse } from 'swr';

import type { SessionView } from '#core/api/identity.js';
import type { ProjectUserView } from '#core/api/members.js';
import type { ProjectSummary } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import type { UserView } from '#core/api/users.js';

import type { Locale } from '../../i18n/dictionary.js';
import { http } from '../../lib/api/http.js';

export const changeUsername = (username: string | null): Promise<UserView> =>
  http.patch<UserView>(routes.updateMe(), { username });

/** Emails follow the language of the interface. */
export const changeLanguage = (language: Locale): Promise<UserView> =>
  http.patch<UserView>(routes.updateMe(), { language });

export const deleteAccount = (): Promise<void> => http.delete(routes.deleteMe());

/** The user's projects with other members, which prevent the deletion of the account. */
export async function sharedProjects(): Promise<ProjectSummary[]> {
  const projects = await http.get<ProjectSummary[]>(routes.listProjects());
  const own = projects.filter(({ role }) => role === 'owner');
  const shared = await Promise.all(
    own.map(async (project) => {
      const users = await http.get<ProjectUserView[]>(routes.listProjectUsers(project.id));
      return users.filter(({ pending }) => !pending).length > 1;
    }),
  );
  return own.filter((_, index) => shared[index]);
}

export const useSessions = (): SWRResponse<SessionView[]> => useSWR<SessionView[]>(routes.listSessions());

export interface SessionCalls {
  end: (session: SessionView) => Promise<void>;
  endOthers: (keepTokens: boolean) => Promise<void>;
}

export function useSessionCalls(): SessionCalls {
  const { mutate } = useSWRConfig();
  const end = useCallback(
    async ({ id }: SessionView) => {
      await http.delete(routes.endSession(id));
      await mutate(routes.listSessions());
    },
    [mutate],
  );
  const endOthers = useCallback(
    async (keepTokens: boolean) => {
      await http.delete(`${routes.endOtherSessions()}?keepTokens=${keepTokens}`);
      await Promise.all([mutate(routes.listSessions()), mutate(routes.listTokens())]);
    },
    [mutate],
  );
  return { end, endOthers };
}
