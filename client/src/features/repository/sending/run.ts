import { useCallback, useEffect, useRef, useState } from 'react';

import type { MessageId } from '../../../i18n/messages.js';
import type { Progress } from './progress.js';

export interface SendingFailure {
  readonly reason: MessageId;
  readonly path: string | undefined;
  /** What was exceeded, if anything was. */
  readonly most?: number | undefined;
  /** Whether the server still has a part of what was sent, which is being taken back. */
  readonly isPartly: boolean;
}

export interface SendingState {
  /** Null unless an import is under way. */
  readonly progress: Progress | null;
  readonly isCancelled: boolean;
  readonly failure: SendingFailure | null;
}

const IDLE: SendingState = { progress: null, isCancelled: false, failure: null };

/** An import that is under way, and shows how far it is until it has ended. */
export class Run {
  hasEnded = false;
  private failure: SendingFailure | null = null;
  private progress: Progress = {
    read: 0,
    sentAt: null,
    sent: null,
    startedAt: performance.now(),
  };

  constructor(private readonly set: (state: SendingState) => void) {}

  show(change: Partial<Progress>): void {
    if (this.hasEnded) return;
    this.progress = { ...this.progress, ...change };
    this.set({ ...IDLE, progress: this.progress });
  }

  fail(reason: MessageId, { path, most, isPartly = false }: Partial<SendingFailure> = {}): void {
    if (this.hasEnded) return;
    this.failure = { reason, path, isPartly, ...(most !== undefined && { most }) };
    this.end({ ...IDLE, failure: this.failure });
  }

  /** The server has nothing left of it. */
  readonly tookBack = (): void => {
    if (this.failure) this.set({ ...IDLE, failure: { ...this.failure, isPartly: false } });
  };

  cancel(): void {
    this.end({ ...IDLE, isCancelled: true });
  }

  end(state: SendingState = IDLE): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.set(state);
  }
}

export interface Runs extends SendingState {
  /** Does nothing while another import is under way. @param work settles once nothing of it is left to do */
  readonly begin: (work: (run: Run) => Promise<void>) => void;
  readonly cancel: () => void;
}

/**
 * Imports, one at a time: the next one waits until what a cancelled or failed one has sent is taken back. Who leaves the
 * page cancels.
 */
export function useRuns(): Runs {
  const [state, setState] = useState(IDLE);
  const current = useRef<Run>(null);
  const settled = useRef(Promise.resolve());
  const begin = useCallback((work: (run: Run) => Promise<void>) => {
    if (current.current?.hasEnded === false) return;
    const run = new Run((next) => {
      if (current.current === run) setState(next);
    });
    current.current = run;
    run.show({});
    settled.current = settled.current
      .then(() => (run.hasEnded ? undefined : work(run)))
      .catch(() => run.fail('errors.unknown_error'));
  }, []);
  const cancel = useCallback(() => current.current?.cancel(), []);
  useEffect(() => cancel, [cancel]);
  return { ...state, begin, cancel };
}
