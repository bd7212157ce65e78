import type { LanguageView } from '#core/api/languages.js';

import type { CellRef } from './store/cell-ref.js';
import type { KeySummary } from './store/key-summary.js';
import type { Cell } from './store/value-cells.js';

/** What a section about a key is given. The project and the user's rights come from `useProjectContext`. */
export interface KeySectionProps {
  row: KeySummary;
}

/** What a section about a key in one language is given. */
export interface ValueSectionProps extends KeySectionProps {
  language: LanguageView;
}

/** A value in the field that edits it. */
export interface EditedField {
  ref: CellRef;
  cell: Cell;
  /** What the field shows: what is being typed, else the value. */
  text: string;
  isTyped: boolean;
  /** Whether what is typed only corrects a typo of a source text. */
  isTypo: boolean;
  type: (text: string) => void;
  setTypo: (isTypo: boolean) => void;
  /** Saves what was typed; nothing typed makes no call. */
  commit: () => void;
  /** Puts back the text as it was saved last; undo still finds what was typed. */
  restore: () => void;
  /** Settle a conflict for the other's text, or for the one the field shows. */
  useTheirs: () => void;
  keepMine: () => void;
}

/** What a note under a field is given. */
export interface FieldNoteProps {
  field: EditedField;
  language: LanguageView;
  /** The text of the reference; empty where there is none. */
  source: string;
  /** Whether the user is in this field: hints show there only, failures always. */
  isActive: boolean;
}
