import { useCallback, useMemo, useState } from 'react';

import type { PluralMode } from '#core/domain/plural-rules.js';

import { refusalOf } from './file-rules.js';
import type { FilesReading, ReadOptions } from './jobs.js';
import { usePluralMode } from './use-plural-mode.js';
import { useReadFiles } from './use-read-files.js';
import type { Problem } from './use-read-files.js';

export interface FileReading {
  files: File[];
  isReading: boolean;
  /** What the files hold; null before there are any, while reading and after a problem. */
  reading: FilesReading | null;
  /** Why there is no reading, or why files were not taken. */
  problem: Problem | null;
  /** Whether missing forms of plurals are filled. */
  isCompleting: boolean;
  setCompleting: (isCompleting: boolean) => void;
  /** How plurals are read. */
  pluralMode: PluralMode;
  /** How many plurals would be left out or changed in `strict` mode, if that is not the only one. */
  lostPlurals: number;
  choosePluralMode: (mode: PluralMode) => void;
  add: (files: File[]) => void;
  remove: (file: File) => void;
  /** Ends the reading under way. */
  stop: () => void;
  reset: () => void;
}

interface FileReadingOptions extends Pick<ReadOptions, 'knownGroups'> {
  /** How the project keeps plurals; null for a project that is yet to be. */
  mode: PluralMode | null;
  /** BCP 47 of the language of the files; null if unknown. */
  tag?: string | null;
}

/** The chosen files of one import, read at once, and again when they are to be read otherwise. */
export function useFileReading({ knownGroups, mode, tag = null }: FileReadingOptions): FileReading {
  const [isCompleting, setCompleting] = useState(false);
  const [files, setFiles] = useState<File[]>([]);
  const { pluralMode, lostPlurals, isToBeRead, choosePluralMode, forget } = usePluralMode(mode);
  // In `strict` mode the forms are those of no language: another one reads nothing again.
  const formsTag = pluralMode === 'cldr' ? tag : null;
  const options = useMemo<ReadOptions>(() => {
    const completePlurals = isCompleting && pluralMode === 'strict';
    return { completePlurals, knownGroups, pluralMode, tag: formsTag };
  }, [isCompleting, knownGroups, pluralMode, formsTag]);
  const { clear, refuse, ...read } = useReadFiles(files, options, isToBeRead);

  const choose = useCallback(
    (chosen: File[]) => {
      clear();
      setFiles(chosen);
      forget();
    },
    [clear, forget],
  );

  const add = useCallback(
    (added: File[]) => {
      const chosen = [...files.filter(({ name }) => added.every((file) => file.name !== name)), ...added];
      const refusal = refusalOf(chosen.map(({ name }) => name));
      if (refusal === null) choose(chosen);
      else refuse(refusal);
    },
    [choose, files, refuse],
  );
  const remove = useCallback(
    (file: File) => choose(files.filter((other) => other !== file)),
    [choose, files],
  );
  const reset = useCallback(() => choose([]), [choose]);

  return {
    files,
    ...read,
    isCompleting,
    setCompleting,
    pluralMode,
    lostPlurals,
    choosePluralMode,
    add,
    remove,
    reset,
  };
}
