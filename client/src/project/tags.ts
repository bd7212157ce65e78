import { useMemo } from 'react';

import { isSameTag, isTag } from '#core/domain/key-context.js';
import { LIMITS } from '#core/domain/rules.js';

import { maxLength, plainName } from '../lib/text/checks.js';
import type { Fault } from '../lib/text/checks.js';
import { useProjectContext, useStructure } from './project-context.js';

/** The tags of all keys of the project, or of the given keys: sorted, without duplicates. */
export function useTagsOf(keyIds?: readonly number[]): string[] {
  const { project } = useProjectContext();
  const { keys } = useStructure(project);
  return useMemo(() => {
    const chosen = keyIds === undefined ? [...keys.values()] : keyIds.flatMap((id) => keys.get(id) ?? []);
    return [...new Set(chosen.flatMap(({ tags }) => tags))].sort((one, other) => one.localeCompare(other));
  }, [keys, keyIds]);
}

/** The typed tag in the spelling of the project, else trimmed. */
export const spelledLike = (known: readonly string[], typed: string): string =>
  known.find((tag) => isSameTag(tag, typed)) ?? typed.trim();

/** The error in a tag; null if it is valid. */
export const faultOfTag = (tag: string): Fault | null =>
  isTag(tag) ? null : (maxLength(LIMITS.tag)(tag, {}) ?? plainName(tag, {}));
