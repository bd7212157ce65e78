import type { ComponentType } from 'react';

import type { Lazily } from '../../../lib/lazily.js';
import type { FieldNoteProps, ValueSectionProps } from '../../../project/section-props.js';
import type { KeyPanelProps } from './key-panel-props.js';

/** The slots of the editor that a page fills. Entries are shown in order and are independent of each other. */
export interface EditorSlots {
  /** Tools of the filter bar from left to right; those in `end` stay at the right edge. */
  filterBar: { start: readonly ComponentType[]; end: readonly ComponentType[] };
  floatingEditor: readonly ComponentType<ValueSectionProps>[];
  /** Notes under every field. */
  fieldNotes: readonly ComponentType<FieldNoteProps>[];
  /** Including its sections, in a chunk of its own. */
  KeyPanel: Lazily<KeyPanelProps>;
  /** Including its sections, in a chunk of its own. */
  PhoneSheet: Lazily<object>;
}
