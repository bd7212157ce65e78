import type { RefObject } from 'react';

import type { EditedField, ValueSectionProps } from '../../../project/section-props.js';

/** What a note about the source of a text is given. */
export interface SourceNoteProps extends ValueSectionProps {
  field: EditedField;
  /** Where the text is typed. */
  area: RefObject<HTMLTextAreaElement | null>;
  /** The focus has gone elsewhere than into the field. */
  onLeave: () => void;
}
