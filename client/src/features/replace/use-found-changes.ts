import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';

import type { LanguageView } from '#core/api/languages.js';
import { LIMITS } from '#core/domain/rules.js';

import { isOnline } from '../../lib/online.js';
import type { OpenProject } from '../../project/open-project.js';
import { useProjectContext, useStructure } from '../../project/project-context.js';
import { hasFewTexts } from '../../project/search/few-texts.js';
import { replaceIn } from '../../project/search/replace-text.js';
import type { ReplaceWish } from '../../project/search/replace-text.js';
import { replacedTexts } from '../../project/search/replaced-texts.js';
import type { ReplacedTexts } from '../../project/search/replaced-texts.js';
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
  /** The table whose slots were found. */
  table: ValueTable;
  found: ReplacedTexts;
}

const NOTHING: FoundChanges = { changes: [], tooLong: 0, isPending: false };

/**
 * The changes of a replacement in the order of the project; until the search has finished, those of the previous one.
 */
export function useFoundChanges(wish: ReplaceWish, { languageIds, groupIds }: ReplacePlace): FoundChanges {
  const { project } = useProjectContext();
  const structure = useStructure(project);
  // A project that is loaded again has another table.
  const table = useAtomValue(project.cells.tables, { store: project.cells.store });
  const [answer, setAnswer] = useState<Answer | null>(null);
  const isIdle = wish.find === '';
  useEffect(() => project.texts.hold(), [project]);

  useEffect(() => {
    let isStale = false;
    if (isIdle) setAnswer(null);
    else void search(project, wish, languageIds).then((found) => !isStale && setAnswer(found));
    return () => {
      isStale = true;
    };
  }, [project, table, wish, languageIds, isIdle]);

  const found = useMemo(
    () => (answer ? changesOf(project, structure, answer, groupIds) : NOTHING),
    [project, structure, answer, groupIds],
  );
  return { ...found, isPending: !isIdle && (answer?.to !== wish || answer.table !== table) };
}

/** Searches the texts of the project once those that are being saved have a version. */
async function search(
  project: OpenProject,
  wish: ReplaceWish,
  languageIds: readonly number[],
): Promise<Answer> {
  // Offline nothing would be saved: the other texts can be looked at.
  if (isOnline()) await allSaved(project);
  const { table } = project.cells;
  const found = hasFewTexts(table)
    ? { table, found: replacedTexts((id) => table.column(id).texts, wish, languageIds) }
    : await project.texts.findReplaced(wish, languageIds);
  return { to: wish, ...found };
}

/** The changes of saved values: an unsaved value has no known version. */
function changesOf(
  { cells }: OpenProject,
  structure: Structure,
  { to, table, found }: Answer,
  groupIds: readonly number[],
): Omit<FoundChanges, 'isPending'> {
  const bySlot = keysBySlot(table, structure, groupIds);
  const byId = new Map(structure.languages.map((language) => [language.id, language]));
  const places = found.flatMap(([languageId, slots]) => [...slots].map((slot) => ({ languageId, slot })));
  const all = places.flatMap(({ languageId, slot }) => {
    const [key, language] = [bySlot.get(slot), byId.get(languageId)];
    if (!key || !language) return [];
    const quantity = table.formAt(key.id, slot);
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
