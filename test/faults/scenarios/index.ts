import type { LoadReport } from '../support/under-load.js';
import type { Stage } from '../support/stage.js';
import { applicationKilled } from './application-killed.js';
import { backendsTerminated } from './backends-terminated.js';
import { cutDatabase } from './cut-database.js';
import { diskFull } from './disk-full.js';
import { idleConnections } from './idle-connections.js';
import { idleSockets } from './idle-sockets.js';
import { importKilled } from './import-killed.js';
import { keysOfGoogle } from './keys-of-google.js';
import { largeRepository } from './large-repository.js';
import { largestCalls } from './largest-calls.js';
import { lateDatabase } from './late-database.js';
import { littleMemory } from './little-memory.js';
import { lockedRows } from './locked-rows.js';
import { longImports } from './long-imports.js';
import { migratingTogether } from './migrating-together.js';
import { naiveClients } from './naive-clients.js';
import { otherClocks } from './other-clocks.js';
import { postgresKilled } from './postgres-killed.js';
import { rollingRestart } from './rolling-restart.js';
import { silentDatabase } from './silent-database.js';
import { silentPayments } from './silent-payments.js';
import { twoReplicas } from './two-replicas.js';
import { webhooksInAnyOrder } from './webhooks-in-any-order.js';

export interface Scenario {
  /** The name to run it by: `npm run faults -- disk-full`. */
  id: string;
  what: string;
  /** Returns null if this machine does not support it. */
  run: (stage: Stage, tell: (line: string) => void) => Promise<LoadReport | null>;
}

export const SCENARIOS: readonly Scenario[] = [
  naiveClients,
  importKilled,
  postgresKilled,
  backendsTerminated,
  applicationKilled,
  diskFull,
  lockedRows,
  silentDatabase,
  lateDatabase,
  cutDatabase,
  silentPayments,
  webhooksInAnyOrder,
  keysOfGoogle,
  migratingTogether,
  rollingRestart,
  otherClocks,
  twoReplicas,
  littleMemory,
  largeRepository,
  largestCalls,
  longImports,
  idleConnections,
  idleSockets,
];

/** The ones of `.ci/run`. */
export const QUICK: readonly string[] = [
  'self-test',
  'import-killed',
  'postgres-killed',
  'backends-terminated',
  'migrating-together',
  'rolling-restart',
];
