import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the job that guesses the tags of the languages of older releases. Newer ones are guessed when they are created, so
 * nothing is guessed twice. A database without such languages, such as a new one, gets no job.
 */
export class LanguageTagging1795441000000 implements MigrationInterface {
  name = 'LanguageTagging1795441000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `INSERT INTO job (queue, payload, run_at)
       SELECT 'language_tagging', '{"projectId": 0, "languageId": 0}', now()
       WHERE EXISTS (SELECT FROM language WHERE tag IS NULL)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM job WHERE queue = 'language_tagging'`);
  }
}
