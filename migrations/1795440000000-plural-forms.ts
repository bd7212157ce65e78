import type { MigrationInterface, QueryRunner } from 'typeorm';

import { countingFunctions } from './functions/counting-functions.js';

/**
 * The plural forms of each language. A form that a language offers but does not require, such as exactly 0, is an optional
 * value: it has a row only where somebody wrote a text, and is not counted. Only adds: the release before may run beside
 * this one, and its projects are strict.
 */
export class PluralForms1795440000000 implements MigrationInterface {
  name = 'PluralForms1795440000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE project
      ADD plural_mode text NOT NULL DEFAULT 'strict',
      ADD CONSTRAINT check_project_plural_mode CHECK (plural_mode IN ('strict', 'cldr'))`);
    await runner.query(
      `ALTER TABLE language ADD plural_forms text[] NOT NULL DEFAULT '{zero,one,other}'::text[]`,
    );
    await runner.query('ALTER TABLE translation_value ADD is_optional boolean NOT NULL DEFAULT false');
    await this.check(
      runner,
      `quantity IN ('zero', 'one', 'two', 'few', 'many', 'other') OR quantity ~ '^=[0-9]{1,4}$'`,
    );
    for (const sql of countingFunctions('AND NOT is_optional')) await runner.query(sql);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of countingFunctions('')) await runner.query(sql);
    await runner.query(`DELETE FROM translation_value WHERE quantity NOT IN ('zero', 'one', 'other')`);
    await this.check(runner, `quantity IN ('zero', 'one', 'other')`);
    await runner.query('ALTER TABLE translation_value DROP is_optional');
    await runner.query('ALTER TABLE language DROP plural_forms');
    await runner.query('ALTER TABLE project DROP plural_mode');
  }

  /** Not validated at once, which would read the whole table under a lock. */
  private async check(runner: QueryRunner, condition: string): Promise<void> {
    await runner.query(`ALTER TABLE translation_value DROP CONSTRAINT check_value_quantity,
      ADD CONSTRAINT check_value_quantity CHECK (${condition}) NOT VALID`);
    await runner.query('ALTER TABLE translation_value VALIDATE CONSTRAINT check_value_quantity');
  }
}
