import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';

import type { OpenProject } from '../open-project.js';
import { placeKeyOf } from '../store/live-state.js';
import type { Mark } from '../store/live-state.js';

/** The mark of a value; renders again when it changes. */
export function useMark({ live, cells }: OpenProject, keyId: number, languageId: number): Mark | null {
  const mark = useMemo(() => {
    const key = placeKeyOf({ keyId, languageId });
    const edited = atom((get) => get(live.edited).get(key)?.userId ?? null);
    // Presence arrives every second: the mark stays the same object for the same user.
    return atom((get) => (get(edited) === null ? get(live.changed) : get(live.edited)).get(key) ?? null);
  }, [live, keyId, languageId]);
  return useAtomValue(mark, { store: cells.store });
}
