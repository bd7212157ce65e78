import { onceOnline } from '../../../lib/online.js';
import { answerTo } from '../../../lib/hooks/use-action.js';
import type { ActionOptions } from '../../../lib/hooks/use-action.js';
import type { Run } from './run.js';

export interface ToSend<R> {
  /** @param onSaved receives what is to be taken back if the rest fails */
  readonly send: (onSaved: (result: R) => void) => Promise<R>;
  readonly takeBack: (result: R) => Promise<unknown>;
  readonly errors?: ActionOptions<R>['errors'];
}

/**
 * Sends an import. Null: it has failed, or was cancelled while the server was at it, and all of it is taken back; without a
 * connection, once there is one.
 */
export async function sendOrTakeBack<R>(run: Run, { send, takeBack, errors }: ToSend<R>): Promise<R | null> {
  const saved: R[] = [];
  const onSaved = (result: R): void => void saved.splice(0, 1, result);
  try {
    const result = await send(onSaved);
    if (!run.hasEnded) return result;
    onSaved(result);
  } catch (error) {
    const answer = answerTo(error, errors);
    run.fail(typeof answer === 'string' ? answer : answer.id, { isPartly: saved.length > 0 });
  }
  for (const result of saved) await onceOnline(() => takeBack(result)).then(run.tookBack, () => undefined);
  return null;
}
