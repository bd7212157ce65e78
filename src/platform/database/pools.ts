import type { DataSource } from 'typeorm';

import { poolOf } from './pool-of.js';
import type { Metrics } from '../metrics/metrics.js';

/** Exports metrics of the connection pools: their connections, and the calls that wait for one. */
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
