import { useCallback, useState } from 'react';

import type { PluralMode } from '#core/domain/plural-rules.js';
import type { JsonFlavour } from '#core/formats/index.js';

import { refusalOf } from './file-rules.js';
import type { FilesReading } from './jobs.js';
import { usePluralMode } from './use-plural-mode.js';
import { useReadFiles } from './use-read-files.js';
import type { Problem } from './use-read-files.js';
import { useReadOptions } from './use-read-options.js';
import type { ReadingFor } from './use-read-options.js';

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
  /** Reads JSON by another flavour. */
  chooseFlavour: (flavour: JsonFlavour) => void;
  /** Reads a file as one of the formats it fits. */
  chooseFormat: (file: File, format: string) => void;
  /** Whether texts get the review statuses of the files. */
  isTakingStatuses: boolean;
  setTakingStatuses: (isTaking: boolean) => void;
  add: (files: File[]) => void;
  remove: (file: File) => void;
  /** Ends the reading under way. */
  stop: () => void;
  reset: () => void;
}

interface FileReadingOptions extends ReadingFor {
  /** How the project keeps plurals; null for a project that is yet to be. */
  mode: PluralMode | null;
}

/** The chosen files of one import, read at once, and again when they are to be read otherwise. */
export function useFileReading(of: FileReadingOptions): FileReading {
  const [files, setFiles] = useState<File[]>([]);
  const { isToBeRead, forget, ...mode } = usePluralMode(of.mode);
  const { options, setFlavour, forgetFormats, ...completing } = useReadOptions(files, of, mode.pluralMode);
  const { clear, refuse, ...read } = useReadFiles(files, options, isToBeRead);

  const choose = useCallback(
    (chosen: File[]) => {
      clear();
      setFiles(chosen);
      setFlavour(null);
      forgetFormats();
      forget();
    },
    [clear, forget, forgetFormats, setFlavour],
  );
  // What is lost of plurals is another question then.
  const chooseFlavour = useCallback(
    (flavour: JsonFlavour) => {
      setFlavour(flavour);
      forget();
    },
    [forget, setFlavour],
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

  return { files, ...read, ...completing, ...mode, chooseFlavour, add, remove, reset };
}
