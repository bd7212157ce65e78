import { requiredForms } from '../../domain/forms-of.js';
import type { Steps } from '../../steps.js';
import type { ImportWarning } from '../catalogue.js';
import type { ExistingProject, ExistingValue, PlannedValue, RowRef } from './import-plan-types.js';

/** A key as the plan sees it, existing or to be created. */
export interface KeyInPlan {
  ref: RowRef;
  name: string;
  isPlural: boolean;
  /** The stored values by language, also of languages in which only the plan has values. */
  settled: Map<number, ExistingValue[]>;
}

export interface GroupInPlan {
  ref: RowRef;
  keys: Map<string, KeyInPlan>;
}

/**
 * «After import, any key lacking a value for a project language gets an empty value (three if plural) and a
 * warning»: the rows and reports of the keys in project order, then of the languages.
 *
 * An existing key already has its values in every language that is not being imported, so only `targetIds` are looked at.
 */
export function* findMissingValues(
  groups: Iterable<GroupInPlan>,
  { languages, pluralMode: mode = 'strict' }: Pick<ExistingProject, 'languages' | 'pluralMode'>,
  targetIds: ReadonlySet<number>,
): Steps<{ values: PlannedValue[]; warnings: ImportWarning[] }> {
  const requiredOf = ({ tag = null }: { tag?: string | null }) => requiredForms({ mode, tag });
  const values: PlannedValue[] = [];
  const warnings: ImportWarning[] = [];
  for (const { keys } of groups) {
    for (const { ref, name, isPlural, settled } of keys.values()) {
      yield;
      for (const language of languages) {
        const isSettled = settled.has(language.id) || ('id' in ref && !targetIds.has(language.id));
        if (isSettled) continue;
        const forms = isPlural ? requiredOf(language) : [null];
        for (const quantityString of forms)
          values.push({ key: ref, languageId: language.id, quantityString, name: '', status: 'modified' });
        warnings.push({
          reason: 'imports.no_values_found',
          color: 'red',
          key: name,
          language: language.name,
        });
      }
    }
  }
  return { values, warnings };
}
