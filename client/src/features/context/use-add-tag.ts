import { useEffect, useRef } from 'react';

import { isSameTag } from '#core/domain/key-context.js';

import type { KeySummary } from '../../project/store/key-summary.js';
import type { useSaveContext } from './use-save-context.js';

type Save = ReturnType<typeof useSaveContext>[0];

/** Adds tags to a key one after another: the user may type a tag while the previous one is being saved. */
export function useAddTag(row: KeySummary, save: Save): (tag: string) => Promise<boolean> {
  const tags = useRef(row.tags);
  useEffect(() => {
    tags.current = row.tags;
  }, [row.tags]);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const add = async (tag: string): Promise<boolean> => {
    if (tags.current.some((own) => isSameTag(own, tag))) return true;
    const saved = await save({ tags: [...tags.current, tag] });
    if (saved !== undefined) tags.current = saved.tags;
    return saved !== undefined;
  };
  return (tag) => {
    const added = last.current.then(() => add(tag));
    last.current = added;
    return added;
  };
}
