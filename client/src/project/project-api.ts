import { useEffect, useEffectEvent, useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { Cache, SWRResponse } from 'swr';

import type { GroupDetails, GroupView, WriteGroup } from '#core/api/groups.js';
import type { ProjectDetails, ProjectSummary } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import type { CreateKey, KeyView, UpdateKey } from '#core/api/translations.js';
import { COMMON_GROUP } from '#core/domain/rules.js';

import { pluralFormsChanged, projectArchived } from '../lib/emitter.js';
import { http } from '../lib/http/http.js';
import { returned } from './leaving.js';
import { catchUp } from './live/catch-up.js';
import { isUnconfirmed, lastLoaded, loadProject } from './load-project.js';
import { useProjectCache, useProjectInCache } from './project-cache.js';
import type { ProjectCache } from './project-cache.js';
import {
  addGroup,
  addKey,
  putKey,
  removeGroup,
  removeKey,
  renameGroup,
  updateKey,
} from './store/edit-project.js';

/** After so long in the background, what was missed is learnt, or the project loaded again. */
const AWAY_MS = 60_000;

/** Others who make many keys, one after another, must not have everybody load the project all the time. */
const DISCARDED_MS = 1_000;

/**
 * The project with all its texts, at first as this device knows it, if it is asked `first`. A short look at another tab
 * loads nothing again, and two answers are never compared: that would be a comparison of a hundred thousand texts.
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
      // What this device knows is shown first.
      onSuccess: (_, path) => isUnconfirmed(projectId) && setTimeout(() => void revalidate(path), 0),
      // An answer is not taken if the project was edited before it came, by others too: it may lack the edit.
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
  // As others have loaded it: a hook of its own would load it on every page.
  const { cache } = useSWRConfig();
  const listed = (cache as Cache<ProjectSummary[]>).get(routes.listProjects())?.data;
  const mode = listed?.find(({ id }) => id === projectId)?.pluralMode;
  const compare = useEffectEvent(() => {
    if (data && mode && mode !== data.pluralMode) void mutate();
  });
  useEffect(() => compare(), [mode]);
}

export interface ProjectCalls {
  createKey: (key: CreateKey) => Promise<KeyView>;
  changeKey: (keyId: number, change: UpdateKey) => Promise<KeyView>;
  deleteKey: (keyId: number) => Promise<void>;
  renameKey: (keyId: number, name: string) => Promise<KeyView>;
  /** To a group of the project, or to a new one. */
  moveKey: (keyId: number, group: GroupView | { name: string }) => Promise<KeyView>;
  createGroup: (name: string) => Promise<GroupView>;
  renameGroup: (groupId: number, name: string) => Promise<GroupView>;
  deleteGroup: (groupId: number) => Promise<void>;
}

/** The calls that change keys and groups; each writes its answer to the cached project. */
export function useProjectCalls(projectId: number): ProjectCalls {
  const { updateCache } = useProjectCache(projectId);
  return useMemo(() => callsOf(projectId, updateCache), [projectId, updateCache]);
}

function callsOf(projectId: number, updateCache: ProjectCache['updateCache']): ProjectCalls {
  const changeKey = async (keyId: number, change: UpdateKey): Promise<KeyView> => {
    const changed = await http.patch<KeyView>(routes.updateKey(projectId, keyId), change);
    await updateCache((project) => updateKey(project, changed));
    return changed;
  };
  const createGroup = async (name: string): Promise<GroupView> => {
    const body: WriteGroup = { name };
    const group = await http.post<GroupDetails>(routes.createGroup(projectId), body);
    await updateCache((project) => addGroup(project, group));
    return group;
  };
  return {
    changeKey,
    createGroup,
    renameKey: (keyId, name) => changeKey(keyId, { name }),
    async moveKey(keyId, group) {
      const { id: groupId, name } = 'id' in group ? group : await createGroup(group.name);
      const body: UpdateKey = { groupId };
      const moved = await http.patch<KeyView>(routes.updateKey(projectId, keyId), body);
      await updateCache((project) => putKey(project, moved, name));
      return moved;
    },
    async createKey(key) {
      const created = await http.post<KeyView>(routes.createKey(projectId), key);
      await updateCache((project) => addKey(project, created, key.groupName ?? COMMON_GROUP));
      return created;
    },
    async deleteKey(keyId) {
      await http.delete(routes.deleteKey(projectId, keyId));
      await updateCache((project) => removeKey(project, keyId));
    },
    async renameGroup(groupId, name) {
      const body: WriteGroup = { name };
      const group = await http.patch<GroupView>(routes.renameGroup(projectId, groupId), body);
      await updateCache((project) => renameGroup(project, group));
      return group;
    },
    async deleteGroup(groupId) {
      await http.delete(routes.deleteGroup(projectId, groupId));
      await updateCache((project) => removeGroup(project, groupId));
    },
  };
}
