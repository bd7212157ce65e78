import { setTimeout as pause } from 'node:timers/promises';

import type pg from 'pg';

import { checkHistory } from '../check-history.js';
import type { Anomaly } from '../check-history.js';
import { brokenInvariants } from '../invariants.js';
import type { HistoryRow, ValueState } from '../operations.js';
import { Load } from './load.js';
import type { Product } from './product.js';
import { withClient } from './stage.js';
import type { Stage } from './stage.js';
import { aWorld } from './world.js';
import type { World } from './world.js';

const CLIENTS = 6;
const KEYS = 20;
/** Milliseconds in which the application must recover after the fault. */
const RECOVERY_TIMEOUT_MS = 60_000;

export interface Scene {
  product: Product;
  world: World;
  load: Load;
  /** The database itself, without the proxy of a scenario. */
  url: string;
  isQuick: boolean;
  /** Continues the load for a while: 1.5 s, or five times as long in a whole run. */
  goOn: () => Promise<void>;
}

/** The result of a scenario. */
export interface LoadReport {
  acknowledged: number;
  /** Acknowledged changes that are not in the database. */
  lost: number;
  unknown: number;
  statuses: ReadonlyMap<number, number>;
  anomalies: Anomaly[];
  broken: string[];
  /** Milliseconds until an edit succeeded after the fault; null: never. */
  backAfter: number | null;
  notes: string;
}

export interface Setting {
  /** The database of the application, if it is not the one at `url`. */
  seenAs?: (url: string) => Promise<string>;
  environment?: Record<string, string>;
  /** The limit of open files and connections; that of this process by default. */
  descriptors?: number;
  /** Causes the fault, and returns remarks for the report. */
  fault: (scene: Scene) => Promise<string>;
}

/** Runs a fault during concurrent edits, then compares the responses with the database. */
export async function underLoad(
  stage: Stage,
  { seenAs, environment, descriptors, fault }: Setting,
): Promise<LoadReport> {
  const url = await stage.database();
  const databaseUrl = await (seenAs?.(url) ?? url);
  const product = await stage.product({ DATABASE_URL: databaseUrl, ...environment }, descriptors);
  return withProduct({ stage, product, url }, fault);
}

/** The same for a running application, with its database at `url`. */
export async function withProduct(
  {
    stage,
    product,
    url,
    clients = CLIENTS,
  }: { stage: Stage; product: Product; url: string; clients?: number },
  fault: Setting['fault'],
): Promise<LoadReport> {
  const world = await aWorld(product.origin, KEYS);
  const load = new Load(world);
  const goOn = (): Promise<void> => pause(stage.isQuick ? 1_500 : 7_500);
  load.start(clients);
  await goOn();
  const notes = await fault({ product, world, load, url, isQuick: stage.isQuick, goOn });
  const backAfter = await load.backAfter(performance.now(), RECOVERY_TIMEOUT_MS);
  await goOn();
  await load.stop();
  const outcome = await withClient(url, (client) => compare(client, world, load));
  return { ...outcome, backAfter, notes };
}

async function compare(
  client: pg.Client,
  world: World,
  load: Load,
): Promise<Omit<LoadReport, 'backAfter' | 'notes'>> {
  const { operations, statuses } = load;
  const ids = world.values.map(({ id }) => id);
  const after = await client.query<ValueState>(
    `SELECT id::int AS "valueId", text, version, status FROM translation_value
     WHERE project_id = $1 AND id = ANY($2)`,
    [world.projectId, ids],
  );
  const history = await client.query<HistoryRow>(
    `SELECT value_id::int AS "valueId", version, new ->> 'text' AS text, new ->> 'status' AS status FROM history
     WHERE project_id = $1 AND value_id = ANY($2) AND version > 1`,
    [world.projectId, ids],
  );
  const before = world.values.map(({ id, name: text, version, status }) => ({
    valueId: id,
    text,
    version,
    status,
  }));
  const changes = operations.filter((one) => one.kind !== 'read');
  const there = new Set(history.rows.map(({ valueId, version, text }) => `${valueId} ${version} ${text}`));
  const acknowledged = changes.filter(({ outcome }) => outcome === 'ok');
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(({ valueId, returned, text }) => !there.has(`${valueId} ${returned} ${text}`))
      .length,
    unknown: changes.filter(({ outcome }) => outcome === 'unknown').length,
    statuses,
    anomalies: checkHistory({ operations, before, after: after.rows, history: history.rows }),
    broken: await brokenInvariants(client),
  };
}
