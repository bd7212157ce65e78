import type { ComponentType } from 'react';

import type { Lazily } from '../../lib/lazily.js';
import type { FieldNoteProps, ValueSectionProps } from '../../project/section-props.js';
import type { KeyPanelProps } from './key-panel/key-panel-props.js';

/** The slots of the editor that a page fills. Entries are shown in order and are independent of each other. */
export interface EditorSlots {
  /** Tools of the filter bar, left to right; those at its end stay at the right edge. */
  filterBar: { start: readonly ComponentType[]; end: readonly ComponentType[] };
  floatingEditor: readonly ComponentType<ValueSectionProps>[];
  /** Under every field that edits a value. */
  fieldNotes: readonly ComponentType<FieldNoteProps>[];
  /** With its sections, in a chunk of its own. */
  KeyPanel: Lazily<KeyPanelProps>;
  /** With its sections, in a chunk of its own. */
  PhoneSheet: Lazily<object>;
}
