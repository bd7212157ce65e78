import { useMemo, useState } from 'react';

import type { LanguageView } from '#core/api/languages.js';

import { mayReview } from '../../../project/rights.js';
import { useEditor } from '../view/editor-context.js';

/** The languages that a review of several keys applies to. */
export interface ReviewScope {
  /** The shown languages that the user may review. */
  offered: readonly LanguageView[];
  chosen: readonly LanguageView[];
  /** The ids of the chosen languages; the same set object while they are equal. */
  ids: ReadonlySet<number>;
  /** Adds a language, or removes it unless it is the last one. */
  toggle: (languageId: number) => void;
  chooseAll: () => void;
}

interface Choice {
  /** Identifies the selection and column that the choice belongs to: another one resets it. */
  at: string;
  ids: readonly number[];
}

/**
 * Starts with the language of the cell, or with all shown languages from the key column. The user may choose others
 * until the selection ends.
 */
export function useReviewScope(
  shown: readonly LanguageView[],
  column: number,
  isSelecting: boolean,
): ReviewScope {
  const tools = useEditor();
  const [choice, setChoice] = useState<Choice | null>(null);
  const at = `${isSelecting} ${column}`;
  const offered = shown.filter((language) => mayReview(tools, language));
  const inColumn = shown[column - 1];
  const usual = offered.filter((language) => !inColumn || language === inColumn);
  const wanted = choice?.at === at ? offered.filter(({ id }) => choice.ids.includes(id)) : usual;
  const chosen = wanted.length > 0 ? wanted : usual;
  const choose = (ids: readonly number[]): void => setChoice({ at, ids });
  return {
    offered,
    chosen,
    ids: useIds(chosen),
    toggle(languageId) {
      const others = chosen.map(({ id }) => id).filter((id) => id !== languageId);
      if (others.length === chosen.length) choose([...others, languageId]);
      else if (others.length > 0) choose(others);
    },
    chooseAll: () => choose(offered.map(({ id }) => id)),
  };
}

function useIds(languages: readonly LanguageView[]): ReadonlySet<number> {
  const ids = languages.map(({ id }) => id).join(' ');
  return useMemo(() => new Set(ids.split(' ').map(Number)), [ids]);
}
