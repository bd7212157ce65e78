import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { killTree } from '../scenarios/postgres-killed.js';
import { describeOutcome, HEAD, isGood, printed } from '../report.js';
import { anAccount } from '../support/account.js';
import type { Product } from '../support/product.js';
import { Stage, withClient } from '../support/stage.js';
import { whileEditing } from '../support/under-load.js';
import type { Scene } from '../support/under-load.js';
import { aWorld } from '../support/world.js';
import { hasHaproxy, startHaproxy } from './haproxy.js';
import { hasPostgres, postgresProgram, startPair } from './servers.js';
import type { DatabaseServer } from './servers.js';

const WRITERS = 20;
/** Milliseconds after the first success in which connections to the lost server may still be noticed. */
const SETTLE_MS = 1_000;

/** Whether the machine has what a failover needs. */
export const isPossible = hasPostgres && hasHaproxy;

/**
 * Twenty writers save through HAProxy while the primary is killed and its synchronous standby promoted.
 * @returns the lines of a table, and whether nothing was lost and nothing failed after the outage
 */
export async function runFailover(isQuick: boolean): Promise<{ lines: string[]; isSound: boolean }> {
  const folder = await mkdtemp(join(tmpdir(), 'motley-failover-'));
  await chmod(folder, 0o755);
  const stage = await Stage.open(isQuick);
  const { primary, standby } = await startPair(folder);
  const haproxy = await startHaproxy(folder, { primary, standby });
  try {
    await until(haproxy.url);
    const product = await stage.product({ environment: { DATABASE_URL: haproxy.url } });
    const place = { stage, origin: product.origin, url: haproxy.url, clients: WRITERS };
    const outcome = await whileEditing(place, (scene) => failOver({ ...scene, product }, primary, standby));
    const row = describeOutcome({ id: 'failover', what: 'the primary is killed' }, outcome);
    const lines = [printed(HEAD), printed(row)];
    for (const { rule, valueId, what } of outcome.anomalies)
      lines.push(`✗ rule ${rule}, value ${valueId}: ${what}`);
    return { lines, isSound: isGood(outcome) };
  } finally {
    await stage.close();
    haproxy.stop();
    for (const { pid } of [primary, standby]) await killTree(pid);
    await rm(folder, { recursive: true, force: true, maxRetries: 20 });
  }
}

/** @throws if a call fails after the outage, or the process was restarted */
async function failOver(
  { product, load, goOn }: Scene & { product: Product },
  primary: DatabaseServer,
  standby: DatabaseServer,
): Promise<string> {
  const { pid } = product;
  const errors = (): number =>
    [...load.statuses].filter(([status]) => status >= 500).reduce((sum, [, count]) => sum + count, 0);
  const killedAt = performance.now();
  await killTree(primary.pid);
  // Only now, when nobody can write to it any longer, another one may be promoted.
  await postgresProgram('pg_ctl', ['promote', '-D', standby.directory, '-w'], standby.directory);
  const promotedAt = performance.now();
  const back = await load.backAfter(promotedAt, 60_000);
  if (back === null) throw new Error('no edit succeeded after the promotion');
  await pause(SETTLE_MS);
  const during = errors();
  await goOn();
  await goOn();
  if (errors() > during) throw new Error(`${errors() - during} × 5xx after the outage: ${product.said()}`);
  if (!product.isAlive || product.pid !== pid) throw new Error('the process was restarted');
  // Sign-ups, imports and limits, whose unlogged counts are empty now.
  await aWorld(product.origin, await anAccount(product.origin), 3);
  const listening = await withClient(standby.url('motley'), async (client) => {
    const { rowCount } = await client.query(
      `SELECT FROM pg_stat_activity WHERE datname = 'motley' AND query LIKE '%pg_listening_channels%' OR query LIKE 'LISTEN%'`,
    );
    return rowCount ?? 0;
  });
  const outage = ((promotedAt + back - killedAt) / 1_000).toFixed(1);
  const promotion = ((promotedAt - killedAt) / 1_000).toFixed(1);
  return `${WRITERS} writers; outage ${outage} s, ${promotion} s of it the promotion; ${listening} LISTEN; 0 × 5xx from ${SETTLE_MS / 1_000} s after it`;
}

/** Until HAProxy has found the primary. */
async function until(url: string): Promise<void> {
  while (!(await withClient(url, () => Promise.resolve(true)).catch(() => false))) await pause(100);
}
