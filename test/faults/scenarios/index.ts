import type { LoadReport } from '../support/under-load.js';
import type { Stage } from '../support/stage.js';
import { applicationKilled } from './application-killed.js';
import { backendsTerminated } from './backends-terminated.js';
import { diskFull } from './disk-full.js';
import { idleConnections } from './idle-connections.js';
import { idleSockets } from './idle-sockets.js';
import { importKilled } from './import-killed.js';
import { postgresKilled } from './postgres-killed.js';
import { silentDatabase } from './silent-database.js';
import { stoppedUnderLoad } from './stopped-under-load.js';

export interface Scenario {
  /** As in docs/testing.md. */
  id: string;
  what: string;
  /** Returns null if this machine does not support it. */
  run: (stage: Stage) => Promise<LoadReport | null>;
}

export const SCENARIOS: readonly Scenario[] = [
  importKilled,
  postgresKilled,
  backendsTerminated,
  applicationKilled,
  diskFull,
  silentDatabase,
  stoppedUnderLoad,
  idleConnections,
  idleSockets,
];
