import { useRef } from 'react';

import type { LanguageView } from '#core/api/languages.js';

import type { PlacedCell } from '../../../project/store/use-cells.js';
import { StaleNote } from './StaleNote.js';

/** Under a text that has no field. */
export function ReadNote({ placed, language }: { placed: PlacedCell; language: LanguageView }) {
  const noField = useRef(null);
  return <StaleNote field={placed} language={language} area={noField} />;
}
