import { createHash } from 'node:crypto';

import type pg from 'pg';

/** Null where there is no row. */
export type Digest = string | null;

/** How to print a row, and which rows to print: SQL over `t`. */
export interface View {
  row: string;
  condition: string;
}

export const AS_IT_IS: View = { row: 't::text', condition: 'true' };

/** The differences between two equal changes: recent times, request ids, secrets and their salt. */
const OF_NOW = [
  String.raw`20[2-9]\d-\d\d-\d\d \d\d:\d\d:\d\d[.\d]*\+\d\d`,
  String.raw`[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}`,
  String.raw`\$argon2id\$[^)]*`,
  String.raw`mtl_[\w-]+|[\w-]{43,}`,
];

/** A response, printed in the same way. */
export const apartFromNow = (text: string): string =>
  text.replaceAll(/20[2-9]\d-\d\d-\d\dT[\d:.]+(?:Z|\+00:00)|mtl_[\w-]+/g, '#');

export const APART_FROM_NOW: View = {
  row: `regexp_replace(t::text, '${OF_NOW.join('|')}', '#', 'g')`,
  condition: 'true',
};

/** Counters of triggers, whose rows depend on the connection; what they count is compared itself. */
export const BY_CONNECTION = ['language_count', 'project_revision'];

/** The digests of the rows of tables, each by its view. */
export async function digestsOf(
  client: pg.Client,
  views: ReadonlyMap<string, View>,
): Promise<Map<string, Digest>> {
  if (views.size === 0) return new Map();
  const parts = [...views].map(
    ([name, { row, condition }]) =>
      `SELECT '${name}' AS name, md5(string_agg(${row}, '|' ORDER BY ${row})) AS digest
      FROM public."${name}" t WHERE ${condition}`,
  );
  const text = parts.join(' UNION ALL ');
  // A named statement is parsed and planned once.
  const name = createHash('md5').update(text).digest('hex');
  const { rows } = await client.query<{ name: string; digest: Digest }>({ name, text });
  // A union has no order, so the parts are sorted by name.
  const found = new Map(rows.map(({ name, digest }) => [name, digest]));
  return new Map([...views.keys()].map((name) => [name, found.get(name) ?? null]));
}
