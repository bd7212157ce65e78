import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * One row that says which code may run on this schema: a number that requireCode() raises where a migration breaks the
 * code before it. Every release may until then.
 */
export class OldestCode1795346224056 implements MigrationInterface {
  name = 'OldestCode1795346224056';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE schema_compatibility (
      is_only boolean NOT NULL DEFAULT true,
      min_code bigint NOT NULL,
      CONSTRAINT pk_schema_compatibility PRIMARY KEY (is_only),
      CONSTRAINT check_schema_compatibility_only CHECK (is_only)
    )`);
    await runner.query('INSERT INTO schema_compatibility (min_code) VALUES (0)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE schema_compatibility');
  }
}
