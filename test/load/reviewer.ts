import { setTimeout as pause } from 'node:timers/promises';

import { routes } from '#core/api/routes.js';
import type { ValueView } from '#core/api/translations.js';

import type { Account } from '../faults/support/account.js';
import { outcomeOf } from '../faults/support/load.js';
import type { Records } from './records.js';

/** Milliseconds between two reviews of one person, on average. */
const THINKS_MS = 500;

/** Reads texts that were saved lately, and validates or invalidates them, until stopped. */
export async function review(
  { account, client }: { account: Account; client: number },
  projectId: number,
  records: Records,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    await pause(THINKS_MS * (0.5 + Math.random()));
    const saved = records.saved[Math.floor(Math.random() * records.saved.length)];
    const value = saved && (await read(saved, { account, client }, projectId, records));
    if (value) await reviewOne(value, { account, client }, projectId, records);
  }
}

type Person = { account: Account; client: number };

async function read(
  { id, keyId }: ValueView,
  { account, client }: Person,
  projectId: number,
  records: Records,
): Promise<ValueView | undefined> {
  const path = routes.listValuesOfKey(projectId, keyId);
  const { status: code, body, t0, t1 } = await records.call('read', account, { method: 'GET', path });
  const value = code === 200 ? (body as ValueView[]).find((one) => one.id === id) : undefined;
  if (value === undefined) return undefined;
  const { name: text, version, status } = value;
  records.operations.push({ kind: 'read', client, t0, t1, valueId: id, text, version, status });
  return value;
}

async function reviewOne(
  { id, keyId, name: text, version: base, status }: ValueView,
  { account, client }: Person,
  projectId: number,
  records: Records,
): Promise<void> {
  const wanted = status === 'validated' ? 'invalidated' : 'validated';
  const answer = await records.call('review', account, {
    method: 'PATCH',
    path: routes.reviewValue(projectId, keyId, id),
    version: base,
    body: { status: wanted },
  });
  const { t0, t1 } = answer;
  const outcome = outcomeOf(answer);
  const returned = outcome === 'ok' ? (answer.body as ValueView).version : null;
  records.operations.push({ kind: 'review', client, t0, t1, valueId: id, text, base, returned, outcome });
}
