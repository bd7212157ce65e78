import type { LanguageView } from '#core/api/languages.js';

import { toast } from '../../../ui/toast.js';
import { mayReview, placesOfKey, useEditor } from '../editor-tools.js';
import type { EditorTools } from '../editor-tools.js';
import type { KeyToFilter } from '../search/filter-keys.js';
import type { PlaceRef } from '../store/places.js';
import type { Cell } from '../store/value-cells.js';
import { useBulk } from './use-bulk.js';
import type { Bulk } from './use-bulk.js';

/** More in one go is a decision nobody has looked at. */
export const MOST_AT_ONCE = 100;

type Judgement = 'validated' | 'invalidated';

export interface BulkReview extends Pick<Bulk, 'progress' | 'isRunning' | 'stop'> {
  /** The values each judgement would change; one more than may be changed stands for all of too many. */
  refs: Record<Judgement, PlaceRef[]>;
  start: (status: Judgement) => void;
}

/** Judges the values of several keys: of the language in a column, of all of them from the column of the keys. */
export function useBulkReview(
  keys: readonly KeyToFilter[],
  all: readonly LanguageView[],
  column: number,
): BulkReview {
  const inColumn = all[column - 1];
  const languages = inColumn ? [inColumn] : all;
  const tools = useEditor();
  const bulk = useBulk(tools.project);
  const refs = {
    validated: toJudge(tools, keys, languages, 'validated'),
    invalidated: toJudge(tools, keys, languages, 'invalidated'),
  };
  return {
    ...bulk,
    refs,
    start(status) {
      const wanted = toJudge(tools, keys, languages, status);
      if (bulk.isRunning || wanted.length === 0 || wanted.length > MOST_AT_ONCE) return;
      void bulk
        .run(wanted, (ref) => tools.project.review(ref, status))
        .then(({ refused }) => refused > 0 && toast.error('bulk.refused', { count: refused }));
    },
  };
}

function toJudge(
  tools: EditorTools,
  keys: readonly KeyToFilter[],
  languages: readonly LanguageView[],
  status: Judgement,
): PlaceRef[] {
  const reviewable = languages.filter((language) => mayReview(tools, language));
  const found: PlaceRef[] = [];
  for (const key of keys)
    for (const { id } of reviewable) {
      if (found.length > MOST_AT_ONCE) return found;
      found.push(...placesOfKey(key, id).filter((ref) => isToJudge(tools.project.cell(ref), status)));
    }
  return found;
}

const isToJudge = (cell: Pick<Cell, 'text' | 'status'>, status: Judgement): boolean =>
  cell.text !== '' && cell.status !== status;
