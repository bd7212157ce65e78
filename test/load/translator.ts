import { setTimeout as pause } from 'node:timers/promises';

import { routes } from '#core/api/routes.js';
import type { ValueView } from '#core/api/translations.js';

import type { Account } from '../faults/support/account.js';
import { outcomeOf } from '../faults/support/load.js';
import type { Records } from './records.js';

/** Milliseconds between two edits of one person, on average. */
const THINKS_MS = 400;
/** The share of edits of texts that others edit too. */
const CONTESTED = 0.3;
/** The texts of each language that everybody edits: 40 in ten languages. */
const HOT = 4;

export interface Translator {
  account: Account;
  client: number;
  /** The texts of this person's language. */
  values: readonly ValueView[];
}

/** Edits texts based on the last seen version, until stopped. After a conflict, continues with the other text. */
export async function translate(
  { account, client, values }: Translator,
  projectId: number,
  records: Records,
  isOver: () => boolean,
): Promise<void> {
  /** The versions that this person has seen. */
  const seen = new Map<number, number>();
  await pause(Math.random() * THINKS_MS);
  for (let round = 0; !isOver(); round += 1) {
    const among = Math.random() < CONTESTED ? HOT : values.length;
    const value = values[Math.floor(Math.random() * among)];
    if (value === undefined) return;
    const base = seen.get(value.id) ?? value.version;
    const text = `Text ${round} of translator ${client}, about as long as others`;
    records.noteSent(text);
    const answer = await records.call('save', account, {
      method: 'PATCH',
      path: routes.writeValue(projectId, value.keyId, value.id),
      version: base,
      body: { name: text },
    });
    const { t0, t1 } = answer;
    const outcome = outcomeOf(answer);
    const returned = outcome === 'ok' ? (answer.body as ValueView).version : null;
    records.operations.push({
      kind: 'write',
      client,
      t0,
      t1,
      valueId: value.id,
      text,
      base,
      returned,
      outcome,
    });
    if (returned !== null) {
      seen.set(value.id, returned);
      records.noteSaved(answer.body as ValueView);
    } else if (answer.status === 409) {
      seen.set(value.id, (answer.body as { current: ValueView }).current.version);
    }
    await pause(THINKS_MS * (0.5 + Math.random()));
  }
}
