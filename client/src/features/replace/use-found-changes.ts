import { useEffect, useMemo, useState } from 'react';

import type { LanguageView } from '#core/api/languages.js';
import { LIMITS } from '#core/domain/rules.js';

import { isOnline } from '../../lib/online.js';
import type { OpenProject } from '../../project/open-project.js';
import { useProjectContext, useStructure } from '../../project/project-context.js';
import type { FoundText } from '../../project/search/replace-index.js';
import { ReplaceSearch } from '../../project/search/replace-search.js';
import { replaceIn } from '../../project/search/replace-text.js';
import type { ReplaceWish } from '../../project/search/replace-text.js';
import type { KeySummary } from '../../project/store/key-summary.js';
import type { Structure } from '../../project/store/structure.js';
import type { ValueTable } from '../../project/store/value-table.js';
import { allSaved } from '../../project/when-saved.js';

/** The scope of a search. */
export interface ReplacePlace {
  languageIds: readonly number[];
  /** Empty for all groups. */
  groupIds: readonly number[];
}

/** A value before and after the replacement. */
export interface FoundChange {
  valueId: number;
  version: number;
  before: string;
  after: string;
  key: KeySummary;
  language: LanguageView;
}

export interface FoundChanges {
  changes: readonly FoundChange[];
  /** Number of values left out because their new text would be too long. */
  tooLong: number;
  /** Whether the current search has not finished. */
  isPending: boolean;
}

interface Answer {
  to: ReplaceWish;
  found: readonly FoundText[];
}

const NOTHING: FoundChanges = { changes: [], tooLong: 0, isPending: false };

/**
 * The changes of a replacement in the order of the project; until the search has finished, those of the previous one.
 */
export function useFoundChanges(wish: ReplaceWish, { languageIds, groupIds }: ReplacePlace): FoundChanges {
  const { project } = useProjectContext();
  const structure = useStructure(project);
  const search = useReplaceSearch(project);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const isIdle = wish.find === '';

  useEffect(() => {
    if (!search || isIdle) setAnswer(null);
    else search.find(wish, languageIds, (found) => setAnswer({ to: wish, found }));
  }, [search, wish, languageIds, isIdle]);

  const found = useMemo(
    () => (answer ? changesOf(project, structure, answer, groupIds) : NOTHING),
    [project, structure, answer, groupIds],
  );
  return { ...found, isPending: !isIdle && answer?.to !== wish };
}

/** A search in the texts of the project; null until those that are being saved have a version. */
function useReplaceSearch(project: OpenProject): ReplaceSearch | null {
  const [search, setSearch] = useState<ReplaceSearch | null>(null);
  // A project that is loaded again has another table.
  const { table } = project.cells;
  useEffect(() => {
    let made: ReplaceSearch | null = null;
    let isClosed = false;
    const make = (): void => {
      if (!isClosed) setSearch((made = new ReplaceSearch(project.cells.table)));
    };
    // Offline nothing would be saved: the other texts can be looked at.
    if (isOnline()) void allSaved(project).then(make);
    else make();
    return () => {
      isClosed = true;
      made?.close();
    };
  }, [project, table]);
  return search;
}

/** The changes of saved values: an unsaved value has no known version. */
function changesOf(
  { cells }: OpenProject,
  structure: Structure,
  { to, found }: Answer,
  groupIds: readonly number[],
): Omit<FoundChanges, 'isPending'> {
  const bySlot = keysBySlot(cells.table, structure, groupIds);
  const byId = new Map(structure.languages.map((language) => [language.id, language]));
  const all = found.flatMap(({ languageId, slot }) => {
    const [key, language] = [bySlot.get(slot), byId.get(languageId)];
    if (!key || !language) return [];
    const quantity = cells.table.formAt(key.id, slot);
    const { saved, unsaved, text: before } = cells.get({ keyId: key.id, languageId, quantity });
    // The text of now: somebody may have changed it since the search began.
    const after = replaceIn(before, to);
    if (after === null || saved?.name !== before || unsaved !== null) return [];
    return [{ valueId: saved.id, version: saved.version, before, after, key, language }];
  });
  const changes = all.filter(({ after }) => after.length <= LIMITS.valueText);
  return { changes, tooLong: all.length - changes.length };
}

/** The key of each slot, for the keys of some groups or of all. */
function keysBySlot(
  table: ValueTable,
  { groups, keys }: Structure,
  groupIds: readonly number[],
): Map<number, KeySummary> {
  const bySlot = new Map<number, KeySummary>();
  const inGroups = groups.filter(({ id }) => groupIds.length === 0 || groupIds.includes(id));
  for (const key of inGroups.flatMap(({ keyIds }) => keyIds.flatMap((id) => keys.get(id) ?? []))) {
    const [from, to] = key.isDeleted ? [0, 0] : table.slotsOf(key.id);
    for (let slot = from; slot < to; slot += 1) bySlot.set(slot, key);
  }
  return bySlot;
}
