import { useCallback, useMemo, useState } from 'react';

import type { PluralMode } from '#core/domain/plural-rules.js';

import type { FilesReading } from './jobs.js';
import { countLostPlurals } from '../warnings/warning-kinds.js';

interface PluralModeOfFiles {
  pluralMode: PluralMode;
  /** How many plurals `strict` mode would leave out or change; 0 where there is no choice. */
  lostPlurals: number;
  choosePluralMode: (mode: PluralMode) => void;
  /** Whether the files are to be read otherwise, because this reading loses plurals. */
  isToBeRead: (reading: FilesReading) => boolean;
  /** Other files begin anew. */
  forget: () => void;
}

const UNDECIDED = { lostPlurals: 0, chosen: null };

/**
 * How files are read. Those of a new project have three forms unless that loses plurals: then they have the forms of each
 * language, unless the user chooses.
 *
 * @param given of the project; null for a new one
 */
export function usePluralMode(given: PluralMode | null): PluralModeOfFiles {
  const [state, setState] = useState<{ lostPlurals: number; chosen: PluralMode | null }>(UNDECIDED);
  const isDecided = given !== null || state.chosen !== null;
  const isToBeRead = useCallback(
    (reading: FilesReading) => {
      const lostPlurals = isDecided ? 0 : countLostPlurals(reading.warnings);
      if (lostPlurals > 0) setState({ lostPlurals, chosen: 'cldr' });
      return lostPlurals > 0;
    },
    [isDecided],
  );
  const choosePluralMode = useCallback(
    (chosen: PluralMode) => setState((before) => ({ ...before, chosen })),
    [],
  );
  const forget = useCallback(() => setState(UNDECIDED), []);
  return useMemo(
    () => ({
      pluralMode: given ?? state.chosen ?? 'strict',
      lostPlurals: state.lostPlurals,
      choosePluralMode,
      isToBeRead,
      forget,
    }),
    [given, state, choosePluralMode, isToBeRead, forget],
  );
}
