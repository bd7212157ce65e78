import type { RefObject } from 'react';

import type { EditedField, ValueSectionProps } from '../../../project/section-props.js';

/** The props of a note about the source of a text. */
export interface SourceNoteProps extends ValueSectionProps {
  field: EditedField;
  /** The text area. */
  area: RefObject<HTMLTextAreaElement | null>;
  /** Called when the focus leaves the field and the note. */
  onLeave: () => void;
}
