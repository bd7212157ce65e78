import { countingFunctions } from '../functions/counting-functions.js';

/**
 * Values counted per language by the database itself, so that a list of projects counts nothing at read time.
 * Each language has several rows (slots) chosen by backend, so that writers of one language seldom wait for each
 * other; a reader sums them. A statement adds one delta per language it touched.
 *
 * A row stays locked until its writer commits. Imports take long, so their connections name a slot of their own
 * (the setting motley.slot), and saving a single text never waits for them.
 */
const SLOT = `CREATE FUNCTION counting_slot() RETURNS smallint LANGUAGE sql STABLE AS $$
  SELECT coalesce(nullif(current_setting('motley.slot', true), '')::smallint, (pg_backend_pid() % 8)::smallint) $$`;

const trigger = (event: 'insert' | 'update' | 'delete', referencing: string) =>
  `CREATE TRIGGER count_values_on_${event} AFTER ${event.toUpperCase()} ON translation_value
    REFERENCING ${referencing} FOR EACH STATEMENT EXECUTE FUNCTION count_values_on_${event}()`;

export const STATISTICS = [
  SLOT,
  `CREATE TABLE language_count (
    project_id bigint NOT NULL,
    language_id bigint NOT NULL,
    slot smallint NOT NULL,
    empty integer NOT NULL,
    modified integer NOT NULL,
    validated integer NOT NULL,
    invalidated integer NOT NULL,
    CONSTRAINT pk_language_count PRIMARY KEY (project_id, language_id, slot),
    CONSTRAINT fk_language_count_language FOREIGN KEY (project_id, language_id)
      REFERENCES language (project_id, id) ON DELETE CASCADE
  )`,
  ...countingFunctions(''),
  trigger('insert', 'NEW TABLE AS added'),
  trigger('delete', 'OLD TABLE AS removed'),
  trigger('update', 'OLD TABLE AS removed NEW TABLE AS added'),

  // Every statement that changes content adds one to its project's revision (the sum over the slots): what an ETag and
  // the date of the last change are made of. Sums are exact at commit, which the greatest id of a log would not be.
  `CREATE TABLE project_revision (
    project_id bigint NOT NULL,
    slot smallint NOT NULL,
    revision bigint NOT NULL,
    changed_at timestamptz NOT NULL,
    CONSTRAINT pk_project_revision PRIMARY KEY (project_id, slot),
    CONSTRAINT fk_project_revision_project FOREIGN KEY (project_id) REFERENCES project (id) ON DELETE CASCADE
  )`,
  `CREATE FUNCTION bump_project_revision() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO project_revision AS r (project_id, slot, revision, changed_at)
    SELECT DISTINCT p.id, counting_slot(), 1, now() FROM changed JOIN project p ON p.id = changed.project_id ORDER BY p.id
    ON CONFLICT (project_id, slot) DO UPDATE SET revision = r.revision + 1, changed_at = excluded.changed_at;
    RETURN NULL;
  END $$`,
  ...['language', 'key_group', 'translation_key', 'translation_value'].flatMap((table) =>
    ['INSERT', 'UPDATE', 'DELETE'].map(
      (event) => `CREATE TRIGGER bump_revision_on_${event.toLowerCase()} AFTER ${event} ON ${table}
        REFERENCING ${event === 'DELETE' ? 'OLD' : 'NEW'} TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION bump_project_revision()`,
    ),
  ),
];
