import { useState } from 'react';

import type { PluralForm } from '#core/domain/plural-rules.js';

import type { ValueSectionProps } from '../../../project/section-props.js';
import { isThere } from '../../../project/store/key-cells.js';
import { usePossibleCells } from '../../../project/store/use-cells.js';
import type { PlacedCell } from '../../../project/store/use-cells.js';
import { useFormText } from '../../../project/ui/use-form-text.js';
import type { FormText } from '../../../project/ui/use-form-text.js';
import { useEditor } from '../editor-context.js';

export interface FormFields {
  /** The values that have a field. */
  cells: readonly PlacedCell[];
  formText: FormText;
  /** The forms that can be added: their values are created with their texts. */
  addable: readonly PluralForm[];
  add: (forms: readonly PluralForm[]) => void;
  /** The form that was added last: its field takes the focus. */
  added: PluralForm | null;
}

/** The fields of a key in a language: those of the forms that it needs, that it has, and that the user adds. */
export function useFormFields({ row, language }: ValueSectionProps): FormFields {
  const { cells } = useEditor().project;
  const [opened, setOpened] = useState<readonly PluralForm[]>([]);
  const possible = usePossibleCells(cells, row, language.id);
  const has = ({ ref, cell }: PlacedCell): boolean =>
    isThere(cells, ref, cell) ||
    cell.saved !== null ||
    cell.unsaved !== null ||
    (ref.quantity !== null && opened.includes(ref.quantity));
  const shown = possible.filter(has);
  const forms = shown.map(({ ref }) => ref.quantity);
  return {
    cells: shown,
    formText: useFormText(language, cells.pluralMode, forms),
    addable: possible.flatMap((placed) => (has(placed) ? [] : (placed.ref.quantity ?? []))),
    add: (more) => setOpened([...opened, ...more]),
    added: opened.at(-1) ?? null,
  };
}
