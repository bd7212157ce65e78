import { load } from './load.mjs';

/** @typedef {{ id: number, key_id: number, text: string }} Value */

/** Over all projects and loads: no text is sent twice, as one that is there already would change nothing. */
let texts = 0;

/**
 * Saves of texts, each of another value, that know what they have sent.
 * @param {import('./world.mjs').World} world
 * @param {number} projectId
 */
export async function savesInto({ sql, server }, projectId) {
  /** @type {Value[]} */
  const values = (
    await sql.query('SELECT id, key_id, text FROM translation_value WHERE project_id = $1 ORDER BY id', [
      projectId,
    ])
  ).rows;
  const originals = new Map(values.map(({ id, text }) => [id, text]));
  const before = await totalsOf(sql, projectId);
  /** @type {Map<number, string[]>} */
  const sent = new Map();
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
    /**
     * @param {string} token
     * @param {{ connections: number, seconds: number }} options
     */
    async run(token, options) {
      const result = await load(server.origin, { ...options, method: 'PATCH', token, next });
      answered += result.count;
      return result;
    },
    /** Throws unless what was answered is stored: each text, and its version in the history. */
    async assertStored() {
      const { rows } = await sql.query(
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

/**
 * The sum of all versions of values, and the number of their changes in the history.
 * @param {import('pg').Client} sql
 * @param {number} projectId
 * @returns {Promise<{ versions: number, recorded: number }>}
 */
async function totalsOf(sql, projectId) {
  const { rows } = await sql.query(
    `SELECT (SELECT coalesce(sum(version), 0)::int FROM translation_value WHERE project_id = $1) AS versions,
       (SELECT count(*)::int FROM history WHERE project_id = $1 AND value_id IS NOT NULL) AS recorded`,
    [projectId],
  );
  return rows[0];
}
