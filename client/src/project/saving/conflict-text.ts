import type { ContestedValue } from '#core/api/translations.js';

import type { Text } from '../../i18n/use-text.js';

/** The text saved by another member, and their name if known. */
export const conflictText = ({ name, updatedBy }: ContestedValue, text: Text): string =>
  updatedBy === null
    ? text('editor.conflict_unnamed', { text: name })
    : text('editor.conflict', { name: updatedBy, text: name });
