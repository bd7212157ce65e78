import { useCallback, useState } from 'react';

import { readJson, writeJson } from '../../../lib/storage.js';

const isIds = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'number');

const storageKey = (projectId: number): string => `motley.collapsed.${projectId}`;

/** The collapsed groups, stored on this device, and the function that toggles one. */
export function useCollapsed(projectId: number): [ReadonlySet<number>, (groupId: number) => void] {
  const [ids, setIds] = useState<ReadonlySet<number>>(
    () => new Set(readJson(storageKey(projectId), isIds) ?? []),
  );
  const toggle = useCallback(
    (groupId: number) =>
      setIds((before) => {
        const after = new Set(before);
        if (!after.delete(groupId)) after.add(groupId);
        writeJson(storageKey(projectId), [...after]);
        return after;
      }),
    [projectId],
  );
  return [ids, toggle];
}
