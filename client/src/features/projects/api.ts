import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { SWRResponse } from 'swr';

import type { MembershipView } from '#core/api/members.js';
import type {
  CreateProject,
  ProjectDetails,
  ProjectSummary,
  ProjectView,
  UpdateProject,
} from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import type { CatalogueGroup } from '#core/formats/index.js';

import type { JsonText } from '../../lib/http/json-text.js';
import { http } from '../../lib/api/http.js';
import { useProjectCache } from '../../project/project-cache.js';
import type { WithProfile } from '../files/reading/profile-of.js';
import { whileLeaving } from '../../project/leaving.js';

/** The list after a change of one project's name, colour or description. */
const withChanges = (projects: ProjectSummary[], changed: ProjectView): ProjectSummary[] =>
  projects.map((project) => (project.id === changed.id ? { ...project, ...changed } : project));

const without = (projects: ProjectSummary[], projectId: number): ProjectSummary[] =>
  projects.filter((project) => project.id !== projectId);

export const useProjects = (): SWRResponse<ProjectSummary[]> =>
  useSWR<ProjectSummary[]>(routes.listProjects());

/** A new project, whose groups may be JSON already. */
export type NewProjectBody = Omit<WithProfile<CreateProject>, 'groups'> & {
  groups?: CatalogueGroup[] | JsonText<CatalogueGroup[]>;
};

/** Creates a project; the list is loaded again when it is next shown. */
export function useCreateProject(): (project: NewProjectBody) => Promise<ProjectDetails> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (project) => {
      const created = await http.post<ProjectDetails>(routes.createProject(), project);
      await mutate(routes.listProjects());
      return created;
    },
    [mutate],
  );
}

/** Changes name, colour, description and base language, here and in the open project. */
export function useUpdateProject(projectId: number): (change: UpdateProject) => Promise<ProjectView> {
  const { mutate } = useSWRConfig();
  const { takeView } = useProjectCache(projectId);
  return useCallback(
    async (change) => {
      const project = await http.put<ProjectView>(routes.updateProject(projectId), change);
      await mutate<ProjectSummary[]>(routes.listProjects(), (all) => all && withChanges(all, project), {
        revalidate: false,
      });
      await takeView(project);
      return project;
    },
    [mutate, takeView, projectId],
  );
}

/** Archives or restores the project: here, in the open project and for its members' page. */
export function useArchiveProject(projectId: number): (isArchived: boolean) => Promise<ProjectView> {
  const { mutate } = useSWRConfig();
  const { takeView } = useProjectCache(projectId);
  return useCallback(
    async (isArchived) => {
      const project = await (isArchived
        ? http.post<ProjectView>(routes.archiveProject(projectId))
        : http.delete<ProjectView>(routes.unarchiveProject(projectId)));
      await mutate<ProjectSummary[]>(routes.listProjects(), (all) => all && withChanges(all, project), {
        revalidate: false,
      });
      await takeView(project);
      await mutate<MembershipView>(
        routes.readMyMembership(projectId),
        (mine) => mine && { ...mine, archivedAt: project.archivedAt },
        { revalidate: false },
      );
      return project;
    },
    [mutate, takeView, projectId],
  );
}

export function useDeleteProject(projectId: number): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    await whileLeaving(projectId, () => http.delete(routes.deleteProject(projectId)));
    await mutate<ProjectSummary[]>(routes.listProjects(), (all) => all && without(all, projectId), {
      revalidate: false,
    });
  }, [mutate, projectId]);
}

/** Ends the membership and removes the project from the list. */
export function useLeaveProject(projectId: number): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    await whileLeaving(projectId, () => http.post(routes.leaveProject(projectId)));
    await mutate<ProjectSummary[]>(routes.listProjects(), (all) => all && without(all, projectId), {
      revalidate: false,
    });
  }, [mutate, projectId]);
}
