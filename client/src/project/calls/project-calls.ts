import { useMemo } from 'react';

import type { CreateGroup, GroupDetails, GroupView, WriteGroup } from '#core/api/groups.js';
import { routes } from '#core/api/routes.js';

import { http } from '../../lib/api/http.js';
import { useProjectCache, useProjectInCache } from '../project-cache.js';
import { addGroup, removeGroup, renameGroup } from '../store/edit-project.js';
import { inverseEntry } from '../undo/inverse-entry.js';
import { keyCalls } from './key-calls.js';
import type { CachedPlace, KeyCalls } from './key-calls.js';
import { withChangeSet } from './change-set-entry.js';
import { useUndo } from './use-undo.js';

interface GroupCalls {
  createGroup: (group: CreateGroup) => Promise<GroupView>;
  renameGroup: (groupId: number, name: string) => Promise<GroupView>;
  deleteGroup: (groupId: number) => Promise<void>;
}

export interface ProjectCalls extends KeyCalls, GroupCalls {}

/** The calls that change keys and groups. Each applies its response to the cached project and can be undone. */
export function useProjectCalls(projectId: number): ProjectCalls {
  const { updateCache } = useProjectCache(projectId);
  const cached = useProjectInCache(projectId);
  const undo = useUndo(projectId);
  return useMemo(() => {
    const place = { projectId, updateCache, cached, undo };
    const groups = groupCalls(place);
    return { ...groups, ...keyCalls(place, groups.createGroup) };
  }, [projectId, updateCache, cached, undo]);
}

function groupCalls({ projectId, updateCache, cached, undo }: CachedPlace): GroupCalls {
  const nameNow = (groupId: number): string | null =>
    cached()?.groups.find(({ id }) => id === groupId)?.name ?? null;
  const sendName = async (groupId: number, name: string): Promise<GroupView> => {
    const body: WriteGroup = { name };
    const group = await http.patch<GroupView>(routes.renameGroup(projectId, groupId), body);
    await updateCache((project) => renameGroup(project, group));
    return group;
  };
  return {
    async createGroup(body) {
      const group = await http.post<GroupDetails>(routes.createGroup(projectId), body);
      await updateCache((project) => addGroup(project, group));
      return group;
    },
    async renameGroup(groupId, name) {
      const before = nameNow(groupId);
      const group = await sendName(groupId, name);
      const current = (): string | null => nameNow(groupId);
      const send = (wanted: string): Promise<unknown> => sendName(groupId, wanted);
      if (before !== null && before !== group.name) {
        const done = { id: 'toast.group_renamed' as const, values: { before, name: group.name } };
        undo.tell(inverseEntry({ done, before, after: group.name, current, send }));
      }
      return group;
    },
    async deleteGroup(groupId) {
      const name = nameNow(groupId) ?? '';
      const path = routes.deleteGroup(projectId, groupId);
      const { changeSetId } = await withChangeSet((options) => http.delete(path, undefined, options));
      await updateCache((project) => removeGroup(project, groupId));
      undo.tellSet(changeSetId, { id: 'toast.group_deleted', values: { name } });
    },
  };
}
