import type { MigrationInterface, QueryRunner } from 'typeorm';

import { requireCode } from './require-code.js';

/** This migration's own number: the first code that reads `value.reviewed`. */
const FIRST_CODE = 1795358890324;

/**
 * Reviews are `value.reviewed` in the history, and were `value.judged`. The rows are renamed after the start, in slices
 * found by this index; the release after this one drops it. Code from before refuses to undo a change under the new
 * name, and its client fails to show it: docs/decisions/0025.
 */
export class ReviewedHistory1795358890324 implements MigrationInterface {
  name = 'ReviewedHistory1795358890324';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX index_history_former_review ON history (project_id, id) WHERE action = 'value.judged'`,
    );
    await requireCode(runner, FIRST_CODE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX index_history_former_review');
  }
}
