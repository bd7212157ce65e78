import type { OpenProject } from '../../../project/open-project.js';
import type { CellRef } from '../../../project/store/cell-ref.js';
import { cellRefsOf, counterpartOf } from '../../../project/store/key-cells.js';
import type { Structure } from '../../../project/store/structure.js';

/** The empty values of a language whose source has a text: of a plural, the text of the same form or of `other`. */
export const fillable = (
  { cells }: OpenProject,
  { keys }: Structure,
  languageId: number,
  referenceId: number,
): CellRef[] =>
  [...keys.values()].flatMap((key) =>
    cellRefsOf(cells, key, languageId).filter(
      (ref) => cells.get(ref).text === '' && cells.get(counterpartOf(cells, ref, referenceId)).text !== '',
    ),
  );
