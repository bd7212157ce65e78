import { requiredForms } from '../../domain/forms-of.js';
import type { PluralForm } from '../../domain/plural-rules.js';
import type { Steps } from '../../steps.js';
import type { ImportWarning } from '../text/import-warning.js';
import type { ExistingProject, ExistingValue, PlannedValue, RowRef } from './import-plan-types.js';

/** A key as the plan sees it, existing or to be created. */
export interface KeyInPlan {
  ref: RowRef;
  name: string;
  isPlural: boolean;
  /** The stored values by language, also of languages in which only the plan has values. */
  settled: Map<number, ExistingValue[]>;
  /** By language: the required forms of a plural that the files lack, and that get an empty value. */
  lacking?: Map<number, PluralForm[]>;
}

export interface GroupInPlan {
  ref: RowRef;
  keys: Map<string, KeyInPlan>;
}

/**
 * «After import, any key lacking a value for a project language gets an empty value (three if plural) and a
 * warning»: the rows and reports of the keys in project order, then of the languages. A plural that only lacks forms is
 * reported with these.
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
    for (const { ref, name, isPlural, settled, lacking } of keys.values()) {
      yield;
      for (const language of languages) {
        warnings.push(...lackingForms(name, language, lacking));
        const isSettled = settled.has(language.id) || ('id' in ref && !targetIds.has(language.id));
        if (isSettled) continue;
        const forms = isPlural ? requiredOf(language) : [null];
        for (const quantityString of forms)
          values.push({ key: ref, languageId: language.id, quantityString, name: '', status: 'modified' });
        warnings.push(missing(name, language));
      }
    }
  }
  return { values, warnings };
}

function lackingForms(
  key: string,
  language: { id: number; name: string },
  lacking: KeyInPlan['lacking'],
): ImportWarning[] {
  const quantities = lacking?.get(language.id);
  return quantities ? [{ ...missing(key, language), quantities }] : [];
}

const missing = (key: string, language: { name: string }): ImportWarning => ({
  reason: 'imports.no_values_found',
  color: 'red',
  key,
  language: language.name,
});
