import { proxy } from 'comlink';
import type { Remote } from 'comlink';
import { useCallback } from 'react';

import type { ActionOptions } from '../../../lib/hooks/use-action.js';
import { LARGEST_BODY } from '../reading/body-sizes.js';
import type { ContentRequest, ImportContent } from '../reading/import-content.js';
import type { Repository } from '../model/use-repository.js';
import type { RepositoryService } from '../reading/repository-service.js';
import { useRuns } from './run.js';
import type { Run, SendingState } from './run.js';
import { sendOrTakeBack } from './send-or-take-back.js';

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

export interface Sending<R> extends SendingState {
  readonly start: (request: ContentRequest, sender: Sender<R>) => void;
  readonly cancel: () => void;
}

/** Reads the chosen documents and sends them: all of it or nothing. */
export function useSending<R>({ service }: Pick<Repository, 'service'>): Sending<R> {
  const { begin, ...runs } = useRuns();
  const start = useCallback(
    (request: ContentRequest, sender: Sender<R>) => {
      const worker = service();
      if (worker) begin((run) => sendAll(run, worker, request, sender));
    },
    [begin, service],
  );
  return { ...runs, start };
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
  if (!content) return run.fail('repo.unreadable', { path: request.files[files]?.template });
  const tooLarge = content.slices.find(({ bytes }) => bytes > LARGEST_BODY);
  if (tooLarge) return run.fail('errors.payload_too_large', { path: tooLarge.path ?? undefined });
  if (run.hasEnded) return undefined;
  run.show({ sentAt: performance.now(), sent: content.slices.length > 0 ? 0 : null });
  const result = await sendOrTakeBack(run, {
    ...sender,
    send: (onSaved) =>
      sender.send(content, {
        isCancelled: () => run.hasEnded,
        onSaved,
        onSent: (sent) => run.show({ sent }),
      }),
  });
  if (result === null) return undefined;
  run.end();
  sender.onDone(result);
  return undefined;
}
