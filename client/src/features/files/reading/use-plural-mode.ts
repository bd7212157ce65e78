import { useCallback, useMemo, useState } from 'react';

import type { PluralMode } from '#core/domain/plural-rules.js';

import type { FilesReading, ReadOptions } from './jobs.js';

interface PluralModeOfFiles {
  /** The options for reading. */
  asked: Pick<Required<ReadOptions>, 'pluralMode' | 'comparesModes'>;
  /** The mode of the project or the user's choice; null if there is neither. */
  chosen: PluralMode | null;
  choosePluralMode: (mode: PluralMode) => void;
  /** Returns whether the files must be read in both modes, because this reading loses plurals. */
  isToBeRead: (reading: FilesReading) => boolean;
  /** Resets the choice for other files. */
  forget: () => void;
}

const UNDECIDED = { isComparing: false, chosen: null };

/**
 * The mode in which files are read. New projects start with `strict`. If that loses plurals, the files are read in both
 * modes and the one that loses less is taken, unless the user chooses.
 *
 * @param given the mode of the project; null for a new one
 */
export function usePluralMode(given: PluralMode | null): PluralModeOfFiles {
  const [state, setState] = useState<{ isComparing: boolean; chosen: PluralMode | null }>(UNDECIDED);
  const { isComparing } = state;
  const chosen = given ?? state.chosen;
  const isToBeRead = useCallback(
    ({ lost }: FilesReading) => {
      const isLosing = given !== 'cldr' && !isComparing && lost.texts > 0;
      if (isLosing) setState((before) => ({ ...before, isComparing: true }));
      return isLosing;
    },
    [given, isComparing],
  );
  const choosePluralMode = useCallback(
    (mode: PluralMode) => setState((before) => ({ ...before, chosen: mode })),
    [],
  );
  const forget = useCallback(() => setState(UNDECIDED), []);
  return useMemo(() => {
    const pluralMode = chosen ?? (isComparing ? null : ('strict' as const));
    return {
      asked: { pluralMode, comparesModes: isComparing && given !== 'cldr' },
      chosen,
      choosePluralMode,
      isToBeRead,
      forget,
    };
  }, [given, chosen, isComparing, choosePluralMode, isToBeRead, forget]);
}
