import type { ValueView } from '#core/api/translations.js';
import type pg from 'pg';

import { checkHistory } from '../check-history.js';
import type { Anomaly } from '../check-history.js';
import { brokenInvariants } from '../invariants.js';
import type { HistoryRow, Operation, ValueState } from '../operations.js';

/** Compares the responses to the clients with the database. */
export interface Comparison {
  acknowledged: number;
  /** Acknowledged changes that are not in the database. */
  lost: number;
  unknown: number;
  anomalies: Anomaly[];
  broken: string[];
}

const VALUES = `
  SELECT id::int AS "valueId", text, version, status FROM translation_value
  WHERE project_id = $1 AND id = ANY($2)`;

const HISTORY = `
  SELECT value_id::int AS "valueId", version, new ->> 'text' AS text, new ->> 'status' AS status FROM history
  WHERE project_id = $1 AND value_id = ANY($2) AND version > 1`;

/** Reads the values and their history, and checks the operations and the invariants of all tables. */
export async function compare(
  client: pg.Client,
  { projectId, values }: { projectId: number; values: readonly ValueView[] },
  operations: readonly Operation[],
): Promise<Comparison> {
  const place = [projectId, values.map(({ id }) => id)];
  const { rows: after } = await client.query<ValueState>(VALUES, place);
  const { rows: history } = await client.query<HistoryRow>(HISTORY, place);
  const before = values.map(({ id: valueId, name: text, version, status }) => ({
    valueId,
    text,
    version,
    status,
  }));
  const changes = operations.filter((one) => one.kind !== 'read');
  const there = new Set(history.map(({ valueId, version, text }) => `${valueId} ${version} ${text}`));
  const acknowledged = changes.filter(({ outcome }) => outcome === 'ok');
  const lost = acknowledged.filter(
    ({ valueId, returned, text }) => !there.has(`${valueId} ${returned} ${text}`),
  );
  return {
    acknowledged: acknowledged.length,
    lost: lost.length,
    unknown: changes.filter(({ outcome }) => outcome === 'unknown').length,
    anomalies: checkHistory({ operations, before, after, history }),
    broken: await brokenInvariants(client),
  };
}
