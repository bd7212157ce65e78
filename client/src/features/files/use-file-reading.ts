import { useCallback, useEffect, useRef, useState } from 'react';

import type { MessageId, MessageValues } from '../../i18n/messages.js';
import { FileProblem } from './file-problem.js';
import { refusalOf } from './file-rules.js';
import { readInWorker } from './in-worker.js';
import type { FilesReading, ReadOptions } from './jobs.js';

export interface Problem {
  id: MessageId;
  values: MessageValues;
}

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
  add: (files: File[]) => void;
  remove: (file: File) => void;
  /** Ends the reading under way. */
  stop: () => void;
  reset: () => void;
}

const problemOf = (error: unknown): Problem =>
  error instanceof FileProblem
    ? { id: error.id, values: error.values }
    : { id: 'errors.unknown_error', values: {} };

interface Result {
  reading: FilesReading | null;
  problem: Problem | null;
}

const NOTHING: Result = { reading: null, problem: null };

/** The chosen files of one import, read at once, and again when they are to be read otherwise. */
export function useFileReading({ knownGroups }: Pick<ReadOptions, 'knownGroups'> = {}): FileReading {
  const [isCompleting, setCompleting] = useState(false);
  const [files, setFiles] = useState<File[]>([]);
  const [isReading, setReading] = useState(false);
  const [result, setResult] = useState<Result>(NOTHING);
  const underWay = useRef<AbortController>(null);

  useEffect(() => {
    if (files.length === 0) return;
    const controller = new AbortController();
    underWay.current = controller;
    let current = true;
    const settle = (outcome: Result): void => {
      if (!current) return;
      setResult(outcome);
      setReading(false);
    };
    setReading(true);
    readInWorker(files, { completePlurals: isCompleting, knownGroups }, controller.signal).then(
      (reading) => settle({ reading, problem: null }),
      (error: unknown) => settle({ reading: null, problem: problemOf(error) }),
    );
    return () => {
      current = false;
      controller.abort();
    };
  }, [files, isCompleting, knownGroups]);

  const choose = useCallback((chosen: File[]) => {
    setResult(NOTHING);
    setReading(false);
    setFiles(chosen);
  }, []);

  const add = useCallback(
    (added: File[]) => {
      const chosen = [...files.filter(({ name }) => added.every((file) => file.name !== name)), ...added];
      const refusal = refusalOf(chosen.map(({ name }) => name));
      if (refusal === null) choose(chosen);
      else setResult((before) => ({ ...before, problem: { id: refusal, values: {} } }));
    },
    [choose, files],
  );
  const remove = useCallback(
    (file: File) => choose(files.filter((other) => other !== file)),
    [choose, files],
  );
  const reset = useCallback(() => choose([]), [choose]);
  const stop = useCallback(() => underWay.current?.abort(), []);

  return { files, isReading, ...result, isCompleting, setCompleting, add, remove, stop, reset };
}
