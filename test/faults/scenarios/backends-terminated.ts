import { setTimeout as pause } from 'node:timers/promises';

import { withClient } from '../support/stage.js';
import { underLoad } from '../support/under-load.js';
import type { Scenario } from './index.js';

const EVERY_MS = 2_000;

const TERMINATE = `
  SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()`;

const LISTENERS = `
  SELECT count(*)::int AS listeners FROM pg_stat_activity
  WHERE datname = current_database() AND query ILIKE '%listen%' AND pid <> pg_backend_pid()`;

export const backendsTerminated: Scenario = {
  id: 'backends-terminated',
  what: 'pg_terminate_backend of all, every 2 s; then SIGTERM',
  run: (stage) =>
    underLoad(stage, {
      async fault({ url, isQuick, product }) {
        const times = isQuick ? 3 : 6;
        const listeners = await withClient(url, async (client) => {
          for (let time = 0; time < times; time += 1) {
            await client.query(TERMINATE);
            await pause(EVERY_MS);
          }
          // The adapter of the sockets asks for a new connection within two seconds.
          await pause(EVERY_MS);
          const { rows } = await client.query<{ listeners: number }>(LISTENERS);
          return rows[0]?.listeners ?? 0;
        });
        const startedAt = performance.now();
        const { code, signal } = await product.end('SIGTERM');
        const took = ((performance.now() - startedAt) / 1_000).toFixed(1);
        await product.start();
        return `${times} times; ${listeners} LISTEN; then SIGTERM: ${signal ?? `exit ${code}`} in ${took} s`;
      },
    }),
};
