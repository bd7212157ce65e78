import { performance } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';

import pg from 'pg';

import { product } from '../../scripts/lib/database.mjs';

const PART = 1_000;
/** As the server compresses. */
const LEVEL = 3;

/**
 * The lower limit for any server: the SQL of the columns, read by a client that drops the rows, plus the compression of
 * the same bytes.
 */
export async function openingLimit(url: string, projectId: number) {
  const { partStarts, PLAN_FOR_COLUMNS, VALUE_PARTS } = await product('src/modules/content/columns.sql.js');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`SET jit = off; SET work_mem = '32MB'; SET timezone = 'UTC'`);
  const { rows } = await client.query<{ id: number }>('SELECT id FROM membership WHERE project_id = $1', [
    projectId,
  ]);
  const measure = async (bytes: Buffer) => {
    const startedAt = performance.now();
    await client.query('BEGIN');
    await client.query(PLAN_FOR_COLUMNS);
    const starts = await client.query<{ id: number }>(partStarts(PART), [projectId]);
    const ids = starts.rows.map(({ id }) => id);
    const { rowCount } = await client.query(VALUE_PARTS, [projectId, rows[0]?.id, ids, null]);
    await client.query('COMMIT');
    const readAt = performance.now();
    gzipSync(bytes, { level: LEVEL });
    return { parts: rowCount ?? 0, sql: readAt - startedAt, gzip: performance.now() - readAt };
  };
  return { measure, end: () => client.end() };
}
