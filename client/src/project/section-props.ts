import type { LanguageView } from '#core/api/languages.js';

import type { CellRef } from './store/cell-ref.js';
import type { KeySummary } from './store/key-summary.js';
import type { Cell } from './store/value-cells.js';

/** The props of a section about a key. The project and the user's rights come from `useProjectContext`. */
export interface KeySectionProps {
  row: KeySummary;
}

/** The props of a section about a key in one language. */
export interface ValueSectionProps extends KeySectionProps {
  language: LanguageView;
}

/** The field that edits a value. */
export interface EditedField {
  ref: CellRef;
  cell: Cell;
  /** The text in the field: what is being typed, else the value. */
  text: string;
  isTyped: boolean;
  /** Whether the edit only corrects a typo of a source text. */
  isTypo: boolean;
  type: (text: string) => void;
  setTypo: (isTypo: boolean) => void;
  /** Saves the typed text; makes no call without one. */
  commit: () => void;
  /** Restores the text saved last; undo brings the typed text back. */
  restore: () => void;
  /** Resolve a conflict: take the other member's text, or keep the text in the field. */
  useTheirs: () => void;
  keepMine: () => void;
}

/** The props of a note under a field. */
export interface FieldNoteProps {
  field: EditedField;
  language: LanguageView;
  /** The text in the reference language, or empty. */
  source: string;
  /** Whether the user is in this field: hints show there only, failures always. */
  isActive: boolean;
}
