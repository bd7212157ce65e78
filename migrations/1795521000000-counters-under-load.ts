import type { MigrationInterface, QueryRunner } from 'typeorm';

/** @param slots how many rows a counter has, besides the one of imports, 8 */
const countingSlot = (slots: string) => `
  CREATE OR REPLACE FUNCTION counting_slot() RETURNS smallint LANGUAGE sql STABLE AS $$
    SELECT coalesce(nullif(current_setting('motley.slot', true), '')::smallint, ${slots}) $$`;

/** The backends of a pool start one after the other: with more slots than connections, no two share one. */
const MANY = `(CASE pg_backend_pid() % 64 WHEN 8 THEN 64 ELSE pg_backend_pid() % 64 END)::smallint`;
const FEW = '(pg_backend_pid() % 8)::smallint';

/** Each save updates a row: with free space in its page, no index changes and nothing is left for vacuum. */
const ROOM = {
  translation_value: 'fillfactor = 90',
  language_count: 'fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000',
  project_revision: 'fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000',
};

/**
 * Lets many save at once for hours: a slot of the counters for each connection, and room for new versions of rows. It
 * rewrites nothing; rows get their room as they are written. The release before may run beside this one.
 */
export class CountersUnderLoad1795521000000 implements MigrationInterface {
  name = 'CountersUnderLoad1795521000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(countingSlot(MANY));
    for (const [table, settings] of Object.entries(ROOM))
      await runner.query(`ALTER TABLE ${table} SET (${settings})`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, settings] of Object.entries(ROOM)) {
      const names = settings.replace(/ = [\d.]+/g, '');
      await runner.query(`ALTER TABLE ${table} RESET (${names})`);
    }
    await runner.query(countingSlot(FEW));
  }
}
