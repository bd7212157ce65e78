import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

import { Logger } from '@nestjs/common';
import { balance } from '../faults/support/balancer.js';
import { compare } from '../faults/support/compare.js';
import type { Comparison } from '../faults/support/compare.js';
import type { Product } from '../faults/support/product.js';
import { Stage, withClient } from '../faults/support/stage.js';
import { addLanguages, importFiles, openProject } from './beside.js';
import type { Reading } from './memory.js';
import { Records } from './records.js';
import { review } from './reviewer.js';
import { translate } from './translator.js';
import { openPages } from './pages.js';
import { aWorkplace } from './workplace.js';
import type { Workplace } from './workplace.js';

const MINUTE_MS = 60_000;
const KEYS = 5_000;
const REVIEWERS = 5;

/** A run under one name, and what it must keep to. */
export interface Plan {
  name: string;
  what: string;
  translators: number;
  processes: number;
  /** The maximum duration of 99 of 100 saves and reviews, in milliseconds. */
  p99: number;
}

export const PLANS: readonly Plan[] = [
  { name: '50', what: 'one process, 50 translators', translators: 50, processes: 1, p99: 150 },
  { name: '200', what: 'one process, 200 translators', translators: 200, processes: 1, p99: 500 },
  {
    name: 'rolling',
    what: 'two processes, 50 translators, a rolling restart in the middle',
    translators: 50,
    processes: 2,
    p99: 150,
  },
];

export interface Outcome {
  plan: Plan;
  minutes: number;
  records: Records;
  comparison: Comparison;
  /** The memory of the first process, if it was not restarted. */
  memory: readonly Reading[];
  peakMemory: number;
  /** How busy the machine was with other things before. */
  loadBefore: number;
}

/** Runs one plan on a new database. */
export async function runPlan(plan: Plan, minutes: number): Promise<Outcome> {
  Logger.overrideLogger(false);
  const [loadBefore = 0] = loadavg();
  const stage = await Stage.open(false);
  try {
    const url = await stage.database();
    const products: Product[] = [];
    for (let count = 0; count < plan.processes; count += 1)
      products.push(await stage.product({ environment: { DATABASE_URL: url } }));
    const balancer = await balance(products.map(({ origin }) => origin));
    const [first] = products;
    const origin = plan.processes === 1 && first !== undefined ? first.origin : balancer.origin;
    const place = await aWorkplace(origin, {
      keys: KEYS,
      translators: plan.translators,
      reviewers: REVIEWERS,
    });
    const records = new Records(origin);
    const memory = await work(place, records, products, minutes);
    await balancer.stop();
    const touched = new Set(records.operations.map(({ valueId }) => valueId));
    const values = place.values.flat().filter(({ id }) => touched.has(id));
    const { projectId } = place;
    const comparison = await withClient(url, (client) =>
      compare(client, { projectId, values }, records.operations),
    );
    const peakMemory = Math.max(...products.map((product) => product.peakMemory));
    return { plan, minutes, records, comparison, memory, peakMemory, loadBefore };
  } finally {
    await stage.close();
  }
}

async function work(
  place: Workplace,
  records: Records,
  products: readonly Product[],
  minutes: number,
): Promise<Reading[]> {
  const { projectId, translators, reviewers, values } = place;
  const closePages = await openPages(place, records);
  let over = false;
  const isOver = (): boolean => over;
  const all = [
    ...translators.map((account, client) => {
      const own = values[client % values.length] ?? [];
      return translate({ account, client, values: own }, projectId, records, isOver);
    }),
    ...reviewers.map((account, index) =>
      review({ account, client: translators.length + index }, projectId, records, isOver),
    ),
    openProject(place, records, isOver),
    importFiles(place, KEYS, records, isOver),
    addLanguages(place, records, isOver),
  ];
  const memory = await watch(products, minutes);
  over = true;
  await Promise.all(all);
  closePages();
  return memory;
}

/** Reads the memory of the first process every second; several processes are restarted in turn at half time. */
async function watch(products: readonly Product[], minutes: number): Promise<Reading[]> {
  const startedAt = performance.now();
  const readings: Reading[] = [];
  let wereRestarted = products.length === 1;
  for (;;) {
    const minute = (performance.now() - startedAt) / MINUTE_MS;
    if (minute >= minutes) return readings;
    readings.push([minute, products[0]?.memory ?? 0]);
    if (!wereRestarted && minute >= minutes / 2) {
      wereRestarted = true;
      readings.length = 0;
      for (const product of products) {
        await product.end('SIGTERM');
        await product.start();
      }
    }
    await pause(1_000);
  }
}
