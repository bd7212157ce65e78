import { useState } from 'react';

import type { PluralForm } from '#core/domain/plural-rules.js';

import type { ValueSectionProps } from '../../../project/section-props.js';
import type { CellRef } from '../../../project/store/cell-ref.js';
import { isThere } from '../../../project/store/key-cells.js';
import { shownStatus } from '../../../project/store/shown-status.js';
import type { ShownStatus } from '../../../project/store/shown-status.js';
import { usePossibleCells } from '../../../project/store/use-cells.js';
import type { PlacedCell } from '../../../project/store/use-cells.js';
import { useFormText } from '../../../project/ui/use-form-text.js';
import type { FormText } from '../../../project/ui/use-form-text.js';
import { useEditor } from '../view/editor-context.js';

/** Identifies a value and its language. */
interface AboutValue extends ValueSectionProps {
  cellRef: CellRef;
}

export interface FormFields {
  /** The values with a field. */
  cells: readonly PlacedCell[];
  /** The props of the field of a value. */
  fieldOf: (ref: CellRef) => AboutValue & { form: string | null; takesFocus: boolean };
  /** The props of the status of a form. */
  statusOf: (form: PluralForm, placed: PlacedCell) => AboutValue & { form: string; status: ShownStatus };
  formText: FormText;
  /** The forms that can be added. Their values are created with their texts. */
  addable: readonly PluralForm[];
  add: (forms: readonly PluralForm[]) => void;
  /** The form that was added last, whose field takes the focus. */
  added: PluralForm | null;
  /** Returns whether the text of a form can be removed. */
  isRemovable: (placed: PlacedCell) => boolean;
  /** Removes the text of a form, and its field. */
  remove: (ref: CellRef) => void;
}

/** The fields of a key in a language: required forms, forms with a text, and forms that the user adds. */
export function useFormFields({ row, language }: ValueSectionProps): FormFields {
  const { cells, session } = useEditor().project;
  const [opened, setOpened] = useState<readonly PluralForm[]>([]);
  const possible = usePossibleCells(cells, row, language.id);
  const isEmpty = ({ ref, cell }: PlacedCell): boolean => !isThere(cells, ref, cell);
  // Forms without a text when the key was opened, and removed forms. A form keeps its field while its text is being
  // deleted.
  const [absent, setAbsent] = useState(() => formsOf(possible.filter(isEmpty)));
  const has = (placed: PlacedCell): boolean => {
    const { ref, cell } = placed;
    if (!isEmpty(placed) || ref.quantity === null || opened.includes(ref.quantity)) return true;
    const isSaved = cell.unsaved === null || cell.unsaved.name === 'pending';
    return !isSaved || (cell.saved !== null && !absent.includes(ref.quantity));
  };
  const shown = possible.filter(has);
  const forms = shown.map(({ ref }) => ref.quantity);
  const formText = useFormText(language, cells.pluralMode, forms);
  const added = opened.at(-1) ?? null;
  return {
    cells: shown,
    fieldOf: (ref) => ({
      cellRef: ref,
      row,
      language,
      form: ref.quantity && formText.label(ref.quantity),
      takesFocus: ref.quantity !== null && ref.quantity === added,
    }),
    statusOf: (form, { ref, cell }) => ({
      cellRef: ref,
      row,
      language,
      form: formText.name(form),
      status: shownStatus(cell.text, cell.status),
    }),
    formText,
    addable: formsOf(possible.filter((placed) => !has(placed))),
    add: (more) => setOpened([...opened, ...more]),
    added,
    isRemovable: ({ ref, cell }) => cell.text !== '' && !cells.table.isRequired(ref),
    remove(ref) {
      session.commit(ref, '');
      setOpened(opened.filter((form) => form !== ref.quantity));
      setAbsent([...absent, ...(ref.quantity === null ? [] : [ref.quantity])]);
    },
  };
}

const formsOf = (cells: readonly PlacedCell[]): PluralForm[] =>
  cells.flatMap(({ ref }) => ref.quantity ?? []);
