import { useCallback, useEffect, useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { SWRResponse } from 'swr';

import type { GroupView, WriteGroup } from '#core/api/groups.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import type { CreateKey, KeyView, UpdateKey } from '#core/api/translations.js';
import { COMMON_GROUP } from '#core/domain/rules.js';

import { http } from '../../lib/http.js';
import { addKey, removeKey, renameGroup, updateKey } from './store/edit-project.js';

/** Away for so long, and what one comes back to is asked for again. */
const AWAY_MS = 60_000;

/**
 * The project with all its texts. Whoever only looks elsewhere for a moment comes back to what is there; and whether
 * two answers say the same is told by no comparison of a hundred thousand texts.
 */
export function useProject(projectId: number): SWRResponse<ProjectDetails> {
  const loaded = useSWR<ProjectDetails>(routes.projectDetails(projectId), {
    compare: Object.is,
    revalidateOnFocus: false,
  });
  const { mutate } = loaded;
  useEffect(() => {
    let hiddenAt = Infinity;
    const look = (): void => {
      if (document.hidden) hiddenAt = Date.now();
      else if (Date.now() - hiddenAt > AWAY_MS) void mutate();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [mutate]);
  return loaded;
}

type Edit = (project: ProjectDetails) => ProjectDetails;

/** Folds an answer into the open project; without one (a stale page) the project is read again. */
function useFold(projectId: number): (edit: Edit) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return useCallback(
    (edit) =>
      mutate<ProjectDetails>(routes.projectDetails(projectId), (project) => project && edit(project), {
        revalidate: false,
      }),
    [mutate, projectId],
  );
}

export interface ProjectCalls {
  createKey: (key: CreateKey) => Promise<KeyView>;
  changeKey: (keyId: number, change: UpdateKey) => Promise<KeyView>;
  deleteKey: (keyId: number) => Promise<void>;
  renameKey: (keyId: number, name: string) => Promise<KeyView>;
  renameGroup: (groupId: number, name: string) => Promise<GroupView>;
}

/** The calls that change what the project is made of; each folds its answer into the open project. */
export function useProjectCalls(projectId: number): ProjectCalls {
  const fold = useFold(projectId);
  return useMemo(() => callsOf(projectId, fold), [projectId, fold]);
}

function callsOf(projectId: number, fold: (edit: Edit) => Promise<unknown>): ProjectCalls {
  const changeKey = async (keyId: number, change: UpdateKey): Promise<KeyView> => {
    const changed = await http.patch<KeyView>(routes.key(projectId, keyId), change);
    await fold((project) => updateKey(project, changed));
    return changed;
  };
  return {
    changeKey,
    renameKey: (keyId, name) => changeKey(keyId, { name }),
    async createKey(key) {
      const created = await http.post<KeyView>(routes.keys(projectId), key);
      await fold((project) => addKey(project, created, key.groupName ?? COMMON_GROUP));
      return created;
    },
    async deleteKey(keyId) {
      await http.delete(routes.key(projectId, keyId));
      await fold((project) => removeKey(project, keyId));
    },
    async renameGroup(groupId, name) {
      const body: WriteGroup = { name };
      const group = await http.patch<GroupView>(routes.group(projectId, groupId), body);
      await fold((project) => renameGroup(project, group));
      return group;
    },
  };
}
