import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The index of values by language also knows their keys. Without planner statistics, as after an import, PostgreSQL used the
 * old one to find the values of a key, and read all values of each language. Both releases can use either index.
 */
export class ValuesByLanguageAndKey1795522000000 implements MigrationInterface {
  name = 'ValuesByLanguageAndKey1795522000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX index_value_language');
    await runner.query(
      'CREATE INDEX index_value_language ON translation_value (project_id, language_id, key_id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX index_value_language');
    await runner.query('CREATE INDEX index_value_language ON translation_value (project_id, language_id)');
  }
}
