import { useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';

import type { CreatedInvitationView, CreateInvitation } from '#core/api/invitations.js';
import type { LanguageView } from '#core/api/languages.js';
import type { MembershipView, ProjectUserView, UpdateProjectUser } from '#core/api/members.js';
import { routes } from '#core/api/routes.js';

import { http } from '../../lib/api/http.js';
import { useProjectCache } from '../../project/project-cache.js';
import { changedUser, withoutUser, withUser } from './edit-users.js';

/** The members of a project, and the user's own membership. */
export interface Team {
  me: MembershipView;
  users: ProjectUserView[];
  languages: LanguageView[];
}

interface LoadedTeam {
  data: Team | undefined;
  error: unknown;
  /** Whether only the languages could not be loaded. */
  lacksLanguages: boolean;
  isValidating: boolean;
  mutate: () => void;
}

export function useTeam(projectId: number): LoadedTeam {
  const users = useSWR<ProjectUserView[]>(routes.listProjectUsers(projectId));
  const me = useSWR<MembershipView>(routes.readMyMembership(projectId));
  const languages = useSWR<LanguageView[]>(routes.listLanguages(projectId));
  const all = [users, me, languages] as const;
  return {
    data:
      users.data && me.data && languages.data
        ? { users: users.data, me: me.data, languages: languages.data }
        : undefined,
    error: all.map(({ error }) => error as unknown).find((error) => error !== undefined),
    lacksLanguages: languages.error !== undefined && users.error === undefined && me.error === undefined,
    isValidating: all.some(({ isValidating }) => isValidating),
    mutate: () => all.forEach(({ mutate }) => void mutate()),
  };
}

export interface TeamCalls {
  /** Shows the change at once and takes it back if the server refuses. */
  update: (user: ProjectUserView, change: UpdateProjectUser) => Promise<ProjectUserView>;
  /** Transfers the project; the user becomes a manager. */
  handOver: (user: ProjectUserView) => Promise<ProjectUserView>;
  /** Removes a member or revokes an invitation. */
  remove: (user: ProjectUserView) => Promise<void>;
  invite: (invitation: Omit<CreateInvitation, 'projectId'>) => Promise<CreatedInvitationView>;
}

/** @throws Error for an invited email without an account */
function idOfMember({ userId }: ProjectUserView): number {
  if (userId === null) throw new Error('Somebody without an account is no member.');
  return userId;
}

const removalOf = (projectId: number, user: ProjectUserView): string =>
  user.invitationId === null
    ? routes.removeProjectUser(projectId, idOfMember(user))
    : routes.deleteInvitation(user.invitationId);

/** The calls that change the members of a project. */
export function useTeamCalls(projectId: number, languages: readonly LanguageView[]): TeamCalls {
  const { mutate } = useSWRConfig();
  const { revalidate } = useProjectCache(projectId);
  return useMemo(() => {
    const path = routes.listProjectUsers(projectId);
    const edit = (change: (users: ProjectUserView[]) => ProjectUserView[]) =>
      mutate<ProjectUserView[]>(path, (users) => users && change(users), { revalidate: false });
    const send = (user: ProjectUserView, change: UpdateProjectUser) =>
      http.patch<ProjectUserView>(routes.updateProjectUser(projectId, idOfMember(user)), change);
    return {
      async update(user, change) {
        await edit((users) => withUser(users, changedUser(user, change, languages)));
        try {
          const answer = await send(user, change);
          await edit((users) => withUser(users, answer));
          return answer;
        } catch (error) {
          await edit((users) => withUser(users, user));
          void mutate(path);
          throw error;
        }
      },
      async handOver(user) {
        const answer = await send(user, { role: 'owner' });
        // Two roles and the rights of the user have changed.
        await Promise.all([
          mutate(path),
          mutate(routes.readMyMembership(projectId)),
          mutate(routes.listProjects()),
          revalidate(),
        ]);
        return answer;
      },
      async remove(user) {
        await http.delete(removalOf(projectId, user));
        await edit((users) => withoutUser(users, user));
        void mutate(path);
      },
      async invite(invitation) {
        const sent = await http.post<CreatedInvitationView>(routes.createInvitation(), {
          projectId,
          ...invitation,
        });
        await mutate(path);
        return sent;
      },
    };
  }, [mutate, revalidate, projectId, languages]);
}
