import { quantitiesOf } from '#core/domain/quantities.js';

import type { OpenProject } from '../../../project/open-project.js';
import type { CellRef } from '../../../project/store/cell-ref.js';
import type { Structure } from '../../../project/store/structure.js';

/** The empty values of a language whose source has a text. */
export function fillable(
  project: OpenProject,
  { keys }: Structure,
  languageId: number,
  referenceId: number,
): CellRef[] {
  const refs: CellRef[] = [];
  for (const { id: keyId, isPlural } of keys.values())
    for (const quantity of quantitiesOf(isPlural)) {
      const ref = { keyId, languageId, quantity };
      if (
        project.cells.get(ref).text === '' &&
        project.cells.get({ ...ref, languageId: referenceId }).text !== ''
      )
        refs.push(ref);
    }
  return refs;
}
