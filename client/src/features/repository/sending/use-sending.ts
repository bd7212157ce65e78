import { proxy } from 'comlink';
import type { Remote } from 'comlink';
import { useCallback, useRef, useState } from 'react';

import type { MessageId } from '../../../i18n/messages.js';
import { answerTo } from '../../../lib/hooks/use-action.js';
import type { ActionOptions } from '../../../lib/hooks/use-action.js';
import { LARGEST_BODY } from '../reading/body-sizes.js';
import type { ContentRequest, ImportContent } from '../reading/import-content.js';
import type { Repository } from '../model/use-repository.js';
import type { RepositoryService } from '../reading/repository-service.js';
import type { Progress } from './progress.js';

/** An import that is being sent in several calls. */
export interface SentInParts<R> {
  /** Whether to send no more. */
  readonly isCancelled: () => boolean;
  /** What is to be taken back if the rest fails. */
  readonly onSaved: (result: R) => void;
  /** @param share of the whole that the server has saved */
  readonly onSent: (share: number) => void;
}

/** What is sent, and taken back if the import is cancelled while the server is at it, or fails half-way. */
export interface Sender<R> {
  readonly send: (content: ImportContent, parts: SentInParts<R>) => Promise<R>;
  readonly takeBack: (result: R) => Promise<unknown>;
  readonly onDone: (result: R) => void;
  readonly errors?: ActionOptions<R>['errors'];
}

export interface SendingState {
  /** Null unless an import is under way. */
  readonly progress: Progress | null;
  readonly isCancelled: boolean;
  readonly failure: { readonly reason: MessageId; readonly path: string | undefined } | null;
}

const IDLE: SendingState = { progress: null, isCancelled: false, failure: null };

export interface Sending<R> extends SendingState {
  readonly start: (request: ContentRequest, sender: Sender<R>) => void;
  readonly cancel: () => void;
}

/** Reads the chosen documents and sends them: all of it or nothing. */
export function useSending<R>({ service }: Pick<Repository, 'service'>): Sending<R> {
  const [state, setState] = useState<SendingState>(IDLE);
  const current = useRef<Run>(null);

  const start = useCallback(
    (request: ContentRequest, sender: Sender<R>) => {
      const run = new Run(setState);
      current.current = run;
      const worker = service();
      if (!worker) return;
      sendAll(run, worker, request, sender).catch((error: unknown) => {
        const answer = answerTo(error, sender.errors);
        run.fail(typeof answer === 'string' ? answer : answer.id);
      });
    },
    [service],
  );
  const cancel = useCallback(() => current.current?.cancel(), []);
  return { ...state, start, cancel };
}

/** An import that is under way, and shows how far it is until it has ended. */
class Run {
  hasEnded = false;
  private progress: Progress = {
    read: 0,
    sentAt: null,
    sent: null,
    startedAt: performance.now(),
  };

  constructor(private readonly set: (state: SendingState) => void) {
    this.show({});
  }

  show(change: Partial<Progress>): void {
    if (this.hasEnded) return;
    this.progress = { ...this.progress, ...change };
    this.set({ ...IDLE, progress: this.progress });
  }

  fail(reason: MessageId, path?: string): void {
    this.end({ ...IDLE, failure: { reason, path } });
  }

  cancel(): void {
    this.end({ ...IDLE, isCancelled: true });
  }

  end(state: SendingState = IDLE): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.set(state);
  }
}

async function sendAll<R>(
  run: Run,
  worker: Remote<RepositoryService>,
  request: ContentRequest,
  sender: Sender<R>,
): Promise<void> {
  let files = 0;
  const onKeys = (read: number): void => {
    files += 1;
    run.show({ read });
  };
  const content = await worker.content(request, proxy(onKeys)).catch(() => null);
  if (!content) return run.fail('repo.unreadable', request.files[files]?.template);
  const tooLarge = content.slices.find(({ bytes }) => bytes > LARGEST_BODY);
  if (tooLarge) return run.fail('errors.payload_too_large', tooLarge.path ?? undefined);
  if (run.hasEnded) return undefined;
  run.show({ sentAt: performance.now(), sent: content.slices.length > 0 ? 0 : null });
  const result = await sendOrTakeBack(run, content, sender);
  // Cancelled meanwhile: the server has done what was sent, and does it back.
  if (run.hasEnded) {
    await sender.takeBack(result);
    return undefined;
  }
  run.end();
  sender.onDone(result);
  return undefined;
}

async function sendOrTakeBack<R>(run: Run, content: ImportContent, sender: Sender<R>): Promise<R> {
  const saved: R[] = [];
  try {
    return await sender.send(content, {
      isCancelled: () => run.hasEnded,
      onSaved: (result) => void saved.splice(0, 1, result),
      onSent: (sent) => run.show({ sent }),
    });
  } catch (error) {
    for (const result of saved) await sender.takeBack(result).catch(() => undefined);
    throw error;
  }
}
