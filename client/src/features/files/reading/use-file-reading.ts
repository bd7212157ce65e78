import { useCallback, useState } from 'react';

import type { PluralMode } from '#core/domain/plural-rules.js';
import type { JsonFlavour, PluralLosses } from '#core/formats/index.js';

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
  /** The content of the files; null if there are none, while reading, and after a problem. */
  reading: FilesReading | null;
  /** Why the files could not be read or were refused. */
  problem: Problem | null;
  /** Whether missing plural forms are filled. */
  isCompleting: boolean;
  setCompleting: (isCompleting: boolean) => void;
  /** The mode in which plurals are read. */
  pluralMode: PluralMode;
  /** What plurals lose in either mode; null if nothing is lost or there is no choice. */
  losses: PluralLosses | null;
  choosePluralMode: (mode: PluralMode) => void;
  /** Reads JSON with another flavour. */
  chooseFlavour: (flavour: JsonFlavour) => void;
  /** Reads a file as one of the formats it fits. */
  chooseFormat: (file: File, format: string) => void;
  /** Whether texts get the review statuses of the files. */
  isTakingStatuses: boolean;
  setTakingStatuses: (isTaking: boolean) => void;
  add: (files: File[]) => void;
  remove: (file: File) => void;
  /** Stops reading. */
  stop: () => void;
  reset: () => void;
}

interface FileReadingOptions extends ReadingFor {
  /** The plural mode of the project; null for a new project. */
  mode: PluralMode | null;
}

/** Reads the chosen files of an import, and again when the options change. */
export function useFileReading(of: FileReadingOptions): FileReading {
  const [files, setFiles] = useState<File[]>([]);
  const { asked, chosen, choosePluralMode, isToBeRead, forget } = usePluralMode(of.mode);
  const { options, setFlavour, forgetFormats, ...completing } = useReadOptions(files, of, asked);
  const { clear, refuse, ...read } = useReadFiles(files, options, isToBeRead);

  const { reading } = read;
  const mode = {
    pluralMode: chosen ?? reading?.pluralMode ?? 'strict',
    losses: reading?.losses ?? null,
    choosePluralMode,
  };

  const choose = useCallback(
    (next: File[]) => {
      clear();
      setFiles(next);
      setFlavour(null);
      forgetFormats();
      forget();
    },
    [clear, forget, forgetFormats, setFlavour],
  );
  // Another flavour changes what plurals lose.
  const chooseFlavour = useCallback(
    (flavour: JsonFlavour) => {
      setFlavour(flavour);
      forget();
    },
    [forget, setFlavour],
  );

  const add = useCallback(
    (added: File[]) => {
      const next = [...files.filter(({ name }) => added.every((file) => file.name !== name)), ...added];
      const refusal = refusalOf(next.map(({ name }) => name));
      if (refusal === null) choose(next);
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
