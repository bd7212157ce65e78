import type { Table } from '../../lib/report.ts';
import { figure } from '../statistics.mjs';
import { measureImports } from './imports.ts';
import { load } from './load.ts';
import { savesInto } from './saves.ts';
import { inAWorld, tokenOf } from './world.ts';

const KEYS = 10_000;
const ROUNDS = 10;
const SECONDS = 120;
/** The limit tells how fast the machine is in these minutes. */
const LIMIT_SECONDS = 5;
const CONNECTIONS = 16;

/** Saves without a pause for twenty minutes: whether they get slower, and the server larger. Only measured by name. */
export function measure(): Promise<Table> {
  console.log(`Measuring saves for ${(ROUNDS * SECONDS) / 60} minutes …`);
  return inAWorld(async (world) => {
    const { server, bare, sql } = world;
    const { projectId } = await measureImports(world, KEYS);
    const saves = await savesInto(world, projectId);
    const limitIn = (round: number) => {
      let n = round;
      const next = () => ({
        path: `/values/${1 + (n % 1_000)}`,
        body: JSON.stringify({ name: `Text of call ${(n += ROUNDS)}` }),
      });
      return load(bare.origin, { connections: CONNECTIONS, seconds: LIMIT_SECONDS, method: 'PATCH', next });
    };
    const rows = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const limit = await limitIn(round);
      // An access token is valid for a quarter of an hour.
      const { perSecond, p50, p99 } = await saves.run(await tokenOf(world), {
        connections: CONNECTIONS,
        seconds: SECONDS,
      });
      const size = await sql.query<{ bytes: number }>(
        'SELECT pg_database_size(current_database())::float8 AS bytes',
      );
      rows.push([
        String((round * SECONDS) / 60),
        ...[perSecond, p50, p99, limit.perSecond].map(figure),
        `${Math.round((100 * perSecond) / limit.perSecond)} %`,
        ...[server.resident() / 1e6, (size.rows[0]?.bytes ?? Number.NaN) / 1e6].map(figure),
      ]);
      console.log(rows.at(-1)?.join(' '));
    }
    await saves.assertStored();
    return {
      title: 'Saves without a pause',
      head: [
        'minutes',
        'a second',
        'median ms',
        'p99 ms',
        'limit a second',
        'of the limit',
        'resident MB',
        'database MB',
      ],
      rows,
    };
  });
}
