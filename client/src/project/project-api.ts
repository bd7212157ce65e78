import { useEffect, useEffectEvent } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { Cache, SWRResponse } from 'swr';

import type { ProjectDetails, ProjectSummary } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';

import { pluralFormsChanged, projectArchived } from '../lib/emitter.js';
import { returned } from './leaving.js';
import { catchUp } from './catch-up.js';
import { isUnconfirmed, lastLoaded, loadProject } from './load-project.js';
import { useProjectInCache } from './project-cache.js';

/** After this time in the background, catches up or reloads. */
const AWAY_MS = 60_000;

/** Limits reloads while other members create many keys one after another. */
const DISCARDED_MS = 1_000;

/**
 * The project with all its texts, at first from the copy on this device if `first` says so. A short look at another tab
 * reloads nothing, and two responses are never compared: that would compare a hundred thousand texts.
 */
export function useProject(
  userId: number,
  projectId: number,
  first: 'device' | 'server',
): SWRResponse<ProjectDetails> {
  const cached = useProjectInCache(projectId);
  const { mutate: revalidate } = useSWRConfig();
  const loaded = useSWR<ProjectDetails>(
    routes.readProject(projectId),
    async () => {
      const known = cached();
      const kept = known || first === 'server' ? null : await lastLoaded(userId, projectId);
      return kept ?? loadProject(userId, projectId, known);
    },
    {
      compare: Object.is,
      revalidateOnFocus: false,
      // The copy on this device is shown first.
      onSuccess: (_, path) => isUnconfirmed(projectId) && setTimeout(() => void revalidate(path), 0),
      // A response is dropped if anybody has edited the project before it arrived: it may lack the edit.
      onDiscarded: (path) => setTimeout(() => void revalidate(path), DISCARDED_MS),
    },
  );
  const { mutate } = loaded;
  useEffect(() => returned(projectId), [projectId]);
  useEffect(() => {
    let hiddenAt = Infinity;
    const look = (): void => {
      if (document.hidden) hiddenAt = Date.now();
      else if (Date.now() - hiddenAt > AWAY_MS && !catchUp(projectId)) void mutate();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [mutate, projectId]);
  useEffect(() => projectArchived.listen(() => void mutate()), [mutate]);
  useEffect(() => pluralFormsChanged.listen(() => void mutate()), [mutate]);
  useOtherPlurals(projectId, loaded);
  return loaded;
}

/** Loads the project again when the list of projects says that its plural forms were switched. */
function useOtherPlurals(projectId: number, { data, mutate }: SWRResponse<ProjectDetails>): void {
  // Reads the list that other components have loaded: a hook of its own would load it on every page.
  const { cache } = useSWRConfig();
  const listed = (cache as Cache<ProjectSummary[]>).get(routes.listProjects())?.data;
  const mode = listed?.find(({ id }) => id === projectId)?.pluralMode;
  const compare = useEffectEvent(() => {
    if (data && mode && mode !== data.pluralMode) void mutate();
  });
  useEffect(() => compare(), [mode]);
}
