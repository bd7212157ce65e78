import type { CheckSettings, IgnoredFinding } from '#core/api/checks.js';
import type { PluralForm } from '#core/domain/plural-rules.js';

import type { CellRef } from '../store/cell-ref.js';
import type { Structure } from '../store/structure.js';
import type { ValueTable } from '../store/value-table.js';
import type { IgnoredSlot, IndexMessage } from './finding-index.js';
import { ignoredId } from './ignored.js';
import { baseLanguageOf } from '../store/base-language.js';

/** The project in the form that an index loads. Its texts are copied, since the table keeps changing. */
export function indexContent(
  structure: Structure,
  table: ValueTable,
  placeholders: CheckSettings['placeholders'],
  ignored: readonly IgnoredSlot[],
): Extract<IndexMessage, { kind: 'load' }> {
  const { groups, keys, languages, pluralMode: mode } = structure;
  const ordered = groups.flatMap(({ keyIds }) => keyIds.flatMap((id) => keys.get(id) ?? []));
  const indexed = ordered.map(({ id, maxLength }) => ({ ...table.placeOf(id), maxLength }));
  const forms = [...new Set(indexed.flatMap((key) => (key.forms.length > 1 ? key.forms : [])))];
  return {
    kind: 'load',
    keys: indexed.sort((one, other) => one.first - other.first),
    languages: languages.map(({ id, tag }) => ({
      language: { id, tag },
      required: forms.filter((quantity) => table.isRequired({ keyId: 0, languageId: id, quantity })),
      texts: [...table.column(id).texts],
    })),
    baseId: baseLanguageOf(structure)?.id ?? null,
    syntax: { mode, placeholders },
    ignored,
  };
}

/** The slots of the ignored findings; `formOf` returns the form of a value, undefined if the project lacks the value. */
export const ignoredSlots = (
  table: ValueTable,
  ignored: CheckSettings['ignored'],
  formOf: (finding: IgnoredFinding) => PluralForm | null | undefined,
): IgnoredSlot[] =>
  ignored.flatMap((finding) => {
    const { keyId, languageId } = finding;
    const quantity = formOf(finding);
    const ref: CellRef | null = quantity === undefined ? null : { keyId, languageId, quantity };
    const slot = ref && table.slotOf(ref);
    return slot === null ? [] : [{ languageId, slot, finding: ignoredId(finding) }];
  });
