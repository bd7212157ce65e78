import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Which version of its source a translation was made from. Only adds nullable columns, which rewrites nothing: the release
 * before may run beside this one.
 */
export class SourcesOfTranslations1795500000000 implements MigrationInterface {
  name = 'SourcesOfTranslations1795500000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE project ADD source_language_id bigint');
    await runner.query('ALTER TABLE translation_value ADD source_version integer, ADD major_version integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE translation_value DROP source_version, DROP major_version');
    await runner.query('ALTER TABLE project DROP source_language_id');
  }
}
