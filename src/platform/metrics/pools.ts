import type { DataSource } from 'typeorm';

import { poolOf } from '../database/pool-of.js';
import type { Metrics } from './metrics.js';

/** Lets the pools of connections be asked how many they hold, and how many calls wait for one. */
export function watchPools(metrics: Metrics, sources: Record<string, DataSource>): void {
  for (const [name, source] of Object.entries(sources)) {
    const pool = poolOf(source);
    metrics.gauge(`database_${name}_connections`, `Connections of the pool ${name}`, 'state', {
      open: () => pool.totalCount,
      idle: () => pool.idleCount,
      waiting: () => pool.waitingCount,
    });
  }
}
