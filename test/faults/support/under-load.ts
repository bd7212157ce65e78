import { setTimeout as pause } from 'node:timers/promises';

import { anAccount } from './account.js';
import type { Account } from './account.js';
import { compare } from './compare.js';
import type { Comparison } from './compare.js';
import { Load } from './load.js';
import type { Habits } from './load.js';
import type { Launch, Product } from './product.js';
import { withClient } from './stage.js';
import type { Stage } from './stage.js';
import { aWorld } from './world.js';
import type { World } from './world.js';

const CLIENTS = 6;
const KEYS = 20;
/** Milliseconds in which the application must recover after the fault. */
const RECOVERY_TIMEOUT_MS = 60_000;

export interface Scene {
  world: World;
  load: Load;
  /** The database itself, without the proxy of a scenario. */
  url: string;
  isQuick: boolean;
  /** Continues the load for a while: 1.5 s, or five times as long in a whole run. */
  goOn: () => Promise<void>;
  /** Fails the scenario, with this sentence, unless it holds. */
  expect: (claim: string, holds: boolean) => void;
}

/** The result of a scenario. */
export interface LoadReport extends Comparison {
  statuses: ReadonlyMap<number, number>;
  /** The longest wait of an editor for a response, in milliseconds. */
  slowest: number;
  /** The longest block of an event loop of the application, in milliseconds. */
  stall: number;
  /** Milliseconds until an edit succeeded after the fault; null: never. */
  backAfter: number | null;
  notes: string;
}

/** Where the editors work. */
export interface Place {
  stage: Stage;
  /** The address of the application, or of the load balancer. */
  origin: string;
  url: string;
  /** Makes the owner of the project; with a password by default. */
  signUp?: (origin: string) => Promise<Account>;
  clients?: number;
  habits?: Habits;
}

export interface Setting extends Launch {
  /** The database of the application, if it is not the one at `url`. */
  seenAs?: (url: string) => Promise<string>;
  /** Causes the fault, and returns remarks for the report. */
  fault: (scene: Scene & { product: Product }) => Promise<string>;
}

/** Runs a fault of one application during concurrent edits, then compares the responses with the database. */
export async function underLoad(
  stage: Stage,
  { seenAs, environment, wrap, fault }: Setting,
): Promise<LoadReport> {
  const url = await stage.database();
  const databaseUrl = await (seenAs?.(url) ?? url);
  const product = await stage.product({ environment: { DATABASE_URL: databaseUrl, ...environment }, wrap });
  return whileEditing({ stage, origin: product.origin, url }, (scene) => fault({ ...scene, product }));
}

/** The same for applications that run already. */
export async function whileEditing(
  { stage, origin, url, signUp = anAccount, clients = CLIENTS, habits }: Place,
  fault: (scene: Scene) => Promise<string>,
): Promise<LoadReport> {
  const world = await aWorld(origin, await signUp(origin), KEYS);
  const load = new Load(world, 'client', habits);
  const goOn = (): Promise<void> => pause(stage.isQuick ? 1_500 : 7_500);
  const untrue: string[] = [];
  const expect: Scene['expect'] = (claim, holds) => void (holds || untrue.push(claim));
  load.start(clients);
  await goOn();
  const notes = await fault({ world, load, url, isQuick: stage.isQuick, goOn, expect });
  const backAfter = await load.backAfter(performance.now(), RECOVERY_TIMEOUT_MS);
  await goOn();
  await load.stop();
  const { statuses, slowest, operations } = load;
  const compared = await withClient(url, (client) => compare(client, world, operations));
  const broken = [...compared.broken, ...untrue];
  return { ...compared, broken, statuses, slowest, stall: stage.longestStall, backAfter, notes };
}
