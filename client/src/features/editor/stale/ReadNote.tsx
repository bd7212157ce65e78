import { useRef } from 'react';

import type { LanguageView } from '#core/api/languages.js';

import type { PlacedCell } from '../../../project/store/use-cells.js';
import { StaleNote } from './StaleNote.js';

/** The note under a read-only text. */
export function ReadNote({ placed, language }: { placed: PlacedCell; language: LanguageView }) {
  const noField = useRef(null);
  return <StaleNote field={placed} language={language} area={noField} />;
}
