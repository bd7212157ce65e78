const STATES = ['empty', 'modified', 'validated', 'invalidated'] as const;

const counts = (rows: string, sign: 1 | -1) => `
  SELECT project_id, language_id,
         ${sign} * count(*) FILTER (WHERE text = '') AS empty,
         ${sign} * count(*) FILTER (WHERE text <> '' AND status = 'modified') AS modified,
         ${sign} * count(*) FILTER (WHERE text <> '' AND status = 'validated') AS validated,
         ${sign} * count(*) FILTER (WHERE text <> '' AND status = 'invalidated') AS invalidated
  FROM ${rows} WHERE NOT is_optional GROUP BY project_id, language_id`;

const sums = STATES.map((state) => `sum(${state})::integer AS ${state}`).join(', ');
const zeroes = STATES.map((state) => `sum(${state}) <> 0`).join(' OR ');

// Languages that are deleted in the same cascade are left out: they are not found.
const countingFunction = (event: 'insert' | 'update' | 'delete', deltas: string): string => `
  CREATE OR REPLACE FUNCTION count_values_on_${event}() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE d record;
  BEGIN
    FOR d IN
      SELECT project_id, language_id, ${sums} FROM (${deltas}) deltas
      GROUP BY project_id, language_id HAVING ${zeroes} ORDER BY project_id, language_id
    LOOP
      INSERT INTO language_count AS c (project_id, language_id, slot, ${STATES.join(', ')})
      SELECT l.project_id, l.id, counting_slot(), ${STATES.map((state) => `d.${state}`).join(', ')}
      FROM language l WHERE l.project_id = d.project_id AND l.id = d.language_id
      ON CONFLICT (project_id, language_id, slot) DO UPDATE SET
        ${STATES.map((state) => `${state} = c.${state} + excluded.${state}`).join(', ')};
    END LOOP;
    RETURN NULL;
  END $$`;

const triggerFunction = (name: string, body: string): string =>
  `CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ ${body} $$`;

/**
 * The functions of the triggers, which read their transition table first and then change one project (one language) per
 * statement, nearly always the only one. A distributed plan can join no transition table with other tables.
 */
export const FUNCTIONS_OF_ONE_PROJECT = [
  countingFunction('insert', counts('added', 1)),
  countingFunction('delete', counts('removed', -1)),
  countingFunction('update', `${counts('added', 1)} UNION ALL ${counts('removed', -1)}`),

  triggerFunction(
    'bump_project_revision',
    `DECLARE touched bigint;
  BEGIN
    FOR touched IN SELECT DISTINCT project_id FROM changed ORDER BY project_id LOOP
      INSERT INTO project_revision AS r (project_id, slot, revision, changed_at)
      SELECT p.id, counting_slot(), 1, now() FROM project p WHERE p.id = touched
      ON CONFLICT (project_id, slot) DO UPDATE SET revision = r.revision + 1, changed_at = excluded.changed_at;
    END LOOP;
    RETURN NULL;
  END`,
  ),

  // A query that waited for a lock returns the row as it is committed then.
  triggerFunction(
    'refuse_in_archive',
    `DECLARE touched record; archived timestamptz;
  BEGIN
    FOR touched IN
      SELECT project_id, bool_or(action <> 'project.archived') AS is_change
      FROM recorded GROUP BY project_id ORDER BY project_id
    LOOP
      SELECT p.archived_at INTO archived FROM project p WHERE p.id = touched.project_id FOR KEY SHARE;
      IF archived IS NOT NULL AND touched.is_change
      THEN RAISE EXCEPTION 'The project is archived' USING ERRCODE = 'MA001';
      END IF;
    END LOOP;
    RETURN NULL;
  END`,
  ),
];

/** Two of them as the earlier migrations made them. */
export const FUNCTIONS_BEFORE = [
  triggerFunction(
    'bump_project_revision',
    `BEGIN
    INSERT INTO project_revision AS r (project_id, slot, revision, changed_at)
    SELECT DISTINCT p.id, counting_slot(), 1, now() FROM changed JOIN project p ON p.id = changed.project_id ORDER BY p.id
    ON CONFLICT (project_id, slot) DO UPDATE SET revision = r.revision + 1, changed_at = excluded.changed_at;
    RETURN NULL;
  END`,
  ),
  triggerFunction(
    'refuse_in_archive',
    `BEGIN
    PERFORM 1 FROM project p WHERE p.id IN (SELECT r.project_id FROM recorded r) FOR KEY SHARE;
    IF EXISTS (
      SELECT FROM recorded r JOIN project p ON p.id = r.project_id
      WHERE p.archived_at IS NOT NULL AND r.action <> 'project.archived')
    THEN RAISE EXCEPTION 'The project is archived' USING ERRCODE = 'MA001';
    END IF;
    RETURN NULL;
  END`,
  ),
];
