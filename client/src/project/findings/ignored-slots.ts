import type { CheckSettings, IgnoredFinding } from '#core/api/checks.js';
import type { PluralForm } from '#core/domain/plural-rules.js';

import type { CellRef } from '../store/cell-ref.js';
import type { ValueTable } from '../store/value-table.js';
import type { IgnoredSlot } from './finding-index.js';
import { ignoredId } from './ignored.js';

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
