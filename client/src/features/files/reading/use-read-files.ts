import { useCallback, useEffect, useRef, useState } from 'react';

import type { MessageId, MessageValues } from '../../../i18n/messages.js';
import { FileProblem } from './file-problem.js';
import { NOT_LOADED, readInWorker } from './in-worker.js';
import type { FilesReading, ReadOptions } from './jobs.js';

export interface Problem {
  id: MessageId;
  values: MessageValues;
}

interface Result {
  reading: FilesReading | null;
  problem: Problem | null;
}

const NOTHING: Result = { reading: null, problem: null };

interface ReadFiles extends Result {
  isReading: boolean;
  /** Called when there are other files. */
  clear: () => void;
  /** Shows why files were refused; the previous reading stays. */
  refuse: (id: MessageId) => void;
  /** Stops reading. */
  stop: () => void;
}

const problemOf = (error: unknown): Problem =>
  error instanceof FileProblem
    ? { id: error.id, values: error.values }
    : { id: 'errors.unknown_error', values: {} };

/** Increases when the connection is back, if something waits for it. */
function useAttempt(isWaiting: boolean): number {
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isWaiting) return;
    const again = (): void => setAttempt((before) => before + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isWaiting]);
  return attempt;
}

/**
 * Reads files in a worker, and again when the options change.
 *
 * @param isToBeRead returns whether a reading needs another one and is not shown
 */
export function useReadFiles(
  files: File[],
  options: ReadOptions,
  isToBeRead: (reading: FilesReading) => boolean,
): ReadFiles {
  const [isReading, setReading] = useState(false);
  const [result, setResult] = useState<Result>(NOTHING);
  // Separate from the result: a running reading must not remove it.
  const [refusal, setRefusal] = useState<MessageId | null>(null);
  const underWay = useRef<AbortController>(null);
  const attempt = useAttempt(result.problem?.id === NOT_LOADED);

  useEffect(() => {
    if (files.length === 0) return;
    const controller = new AbortController();
    underWay.current = controller;
    let current = true;
    const settle = (outcome: Result): void => {
      if (!current || (outcome.reading && isToBeRead(outcome.reading))) return;
      setResult(outcome);
      setReading(false);
    };
    setReading(true);
    readInWorker(files, options, controller.signal).then(
      (reading) => settle({ reading, problem: null }),
      (error: unknown) => settle({ reading: null, problem: problemOf(error) }),
    );
    return () => {
      current = false;
      controller.abort();
    };
  }, [files, options, isToBeRead, attempt]);

  const clear = useCallback(() => {
    setResult(NOTHING);
    setRefusal(null);
    setReading(false);
  }, []);
  const stop = useCallback(() => underWay.current?.abort(), []);
  const problem = refusal === null ? result.problem : { id: refusal, values: {} };
  return { ...result, problem, isReading, clear, refuse: setRefusal, stop };
}
