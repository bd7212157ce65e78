import type { Client } from 'pg';

import { load } from './load.ts';
import type { World } from './world.ts';

interface Value {
  id: number;
  key_id: number;
  text: string;
}

interface Totals {
  versions: number;
  recorded: number;
}

/** Over all projects and loads: no text is sent twice, as one that is there already would change nothing. */
let texts = 0;

/** Saves of texts, each of another value, that know what they have sent. */
export async function savesInto({ sql, server }: World, projectId: number) {
  const { rows: values } = await sql.query<Value>(
    'SELECT id, key_id, text FROM translation_value WHERE project_id = $1 ORDER BY id',
    [projectId],
  );
  const originals = new Map(values.map(({ id, text }) => [id, text]));
  const before = await totalsOf(sql, projectId);
  const sent = new Map<number, string[]>();
  let calls = 0;
  let answered = 0;
  const next = () => {
    // A prime number: neighbours are seldom written one after the other.
    const value = values[(calls * 7_919) % values.length];
    if (value === undefined) throw new Error('The project has no values.');
    const text = `Text of call ${texts}, which is about as long as most`;
    texts += 1;
    calls += 1;
    sent.set(value.id, [...(sent.get(value.id) ?? []).slice(-1), text]);
    return {
      path: `/api/v1/projects/${projectId}/translations/${value.key_id}/values/${value.id}`,
      body: JSON.stringify({ name: text }),
    };
  };
  return {
    async run(token: string, options: { connections: number; seconds: number }) {
      const result = await load(server.origin, { ...options, method: 'PATCH', token, next });
      answered += result.count;
      return result;
    },
    /** Throws unless what was answered is stored: each text, and its version in the history. */
    async assertStored() {
      const { rows } = await sql.query<Omit<Value, 'key_id'>>(
        'SELECT id, text FROM translation_value WHERE project_id = $1 AND id = ANY($2)',
        [projectId, [...sent.keys()]],
      );
      const others = rows.filter(({ id, text }) => !sent.get(id)?.includes(text));
      const unsaved = others.filter(({ id, text }) => text === originals.get(id)).length;
      const wrong = others.length - unsaved;
      const now = await totalsOf(sql, projectId);
      const versions = now.versions - before.versions;
      const recorded = now.recorded - before.recorded;
      // Calls on the way when a load ends, or a connection does, may be stored, but their answers are not counted.
      const isComplete = versions >= answered && versions + unsaved <= calls && recorded === versions;
      if (wrong > 0 || !isComplete)
        throw new Error(
          `${calls} saves were made, ${answered} answered, ${versions} stored, ${recorded} recorded, ${unsaved} not saved, ${wrong} texts wrong.`,
        );
    },
  };
}

/** The sum of all versions of values, and the number of their changes in the history. */
async function totalsOf(sql: Client, projectId: number) {
  const { rows } = await sql.query<Totals>(
    `SELECT (SELECT coalesce(sum(version), 0)::int FROM translation_value WHERE project_id = $1) AS versions,
       (SELECT count(*)::int FROM history WHERE project_id = $1 AND value_id IS NOT NULL) AS recorded`,
    [projectId],
  );
  return rows[0] ?? { versions: 0, recorded: 0 };
}
