import type { ValueView } from '#core/api/translations.js';

import { SaveQueue } from '../project/saving/save-queue.js';
import type {
  QueueEvents,
  QueuePorts,
  SaveJob,
  SaveOutcome,
  SaveStep,
} from '../project/saving/save-queue.js';
import type { CellRef } from '../project/store/cell-ref.js';

export const FR: CellRef = { keyId: 1, languageId: 2, quantity: null };
export const ref = (keyId: number): CellRef => ({ ...FR, keyId });
export const BASE = { id: 10, version: 1 };

export const view = (name: string, version: number, more: Partial<ValueView> = {}): ValueView => ({
  id: 10,
  name,
  quantityString: null,
  status: 'modified',
  version,
  languageId: 2,
  languageName: 'fr',
  languageAccess: 'target',
  keyId: 1,
  updatedAt: '2026-11-20T10:00:00.000Z',
  ...more,
});

/** A server whose calls are answered one by one, and a clock that tests control. */
export function setUpQueue() {
  const calls: { step: SaveStep; answer: (outcome: SaveOutcome) => Promise<void> }[] = [];
  const timers: { at: number; then: () => void }[] = [];
  let now = 0;
  let online = true;
  const saved: ValueView[] = [];
  const refused: SaveOutcome[] = [];
  const changes: (SaveJob['state']['name'] | 'done')[] = [];
  const ports: QueuePorts = {
    send: (step) =>
      new Promise((resolve) => {
        calls.push({
          step,
          answer: async (outcome) => {
            resolve(outcome);
            await new Promise((settled) => setTimeout(settled, 0));
          },
        });
      }),
    wait(ms, then) {
      const timer = { at: now + ms, then };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer) >>> 0, 1);
    },
    isOnline: () => online,
  };
  const events: QueueEvents = {
    onSaved: (_, value) => saved.push(value),
    onStatusRefused: (_, outcome) => refused.push(outcome),
    onChange: (_, job) => changes.push(job?.state.name ?? 'done'),
  };
  const queue = new SaveQueue(ports, events);
  return {
    queue,
    calls,
    saved,
    refused,
    changes,
    setOnline: (value: boolean) => (online = value),
    advance(ms: number) {
      now += ms;
      for (const timer of timers.filter(({ at }) => at <= now)) timer.then();
    },
  };
}
