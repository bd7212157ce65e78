import { useCallback, useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { Cache } from 'swr';

import type { LiveProject } from '#core/api/live.js';
import type { ProjectDetails, ProjectView } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';

import { forgetProject } from '../lib/stored-projects.js';
import type { ProjectEdit } from './store/edit-project.js';

export interface ProjectCache {
  /** Edits the cached project without a call; nothing happens while it is not cached. */
  updateCache: (edit: ProjectEdit) => Promise<unknown>;
  /**
   * Applies the name, colour and state of the project. Reloads it if its plural mode or base language has changed, or if
   * it was archived and the view does not say by whom.
   */
  takeView: (view: ProjectView | LiveProject) => Promise<unknown>;
  /** Loads the project again, and its files where they are shown. */
  revalidate: () => Promise<unknown>;
}

/** The project as it is cached now, without a call; undefined if it is not. */
export function useCachedProject(projectId: number | undefined): ProjectDetails | undefined {
  const { cache } = useSWRConfig();
  return projectId === undefined
    ? undefined
    : (cache as Cache<ProjectDetails>).get(routes.readProject(projectId))?.data;
}

/** Returns a function that reads the project from the cache. */
export function useProjectInCache(projectId: number): () => ProjectDetails | undefined {
  const { cache } = useSWRConfig();
  return useCallback(
    () => (cache as Cache<ProjectDetails>).get(routes.readProject(projectId))?.data,
    [cache, projectId],
  );
}

/** The only writer of the cached project. */
export function useProjectCache(projectId: number): ProjectCache {
  const { mutate } = useSWRConfig();
  return useMemo(() => {
    const path = routes.readProject(projectId);
    const updateCache: ProjectCache['updateCache'] = (edit) => {
      forgetProject(projectId);
      return mutate<ProjectDetails>(path, (project) => project && edit(project), { revalidate: false });
    };
    const revalidate = (): Promise<unknown> =>
      Promise.all([mutate<ProjectDetails>(path), mutate(routes.listFiles(projectId))]);
    return {
      updateCache,
      revalidate,
      async takeView(view) {
        let isOutdated = false;
        await updateCache((project) => {
          isOutdated =
            project.pluralMode !== view.pluralMode ||
            project.sourceLanguageId !== view.sourceLanguageId ||
            (project.archivedAt !== view.archivedAt && !('archivedBy' in view));
          // The cached values have the forms of this mode.
          return { ...project, ...view, pluralMode: project.pluralMode };
        });
        if (isOutdated) await revalidate();
      },
    };
  }, [mutate, projectId]);
}
