import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';

import type { OpenProject } from '../open-project.js';
import { placeKeyOf } from './live-state.js';
import type { Mark } from './live-state.js';

/** What others do with a value; the component renders again when it is another thing. */
export function useMark({ live, cells }: OpenProject, keyId: number, languageId: number): Mark | null {
  const mark = useMemo(() => {
    const key = placeKeyOf({ keyId, languageId });
    const edited = atom((get) => get(live.edited).get(key)?.userId ?? null);
    // Presence arrives every second: the same user is the same mark.
    return atom((get) => (get(edited) === null ? get(live.changed) : get(live.edited)).get(key) ?? null);
  }, [live, keyId, languageId]);
  return useAtomValue(mark, { store: cells.store });
}
