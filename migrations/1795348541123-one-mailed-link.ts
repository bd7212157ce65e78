import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  // Requests in the same moment have left several links of one kind: only the newest was meant to be good.
  `DELETE FROM identity_token older USING identity_token newer
    WHERE newer.identity_id = older.identity_id AND newer.purpose = older.purpose AND newer.id > older.id`,
  `ALTER TABLE identity_token
    DROP CONSTRAINT check_identity_token_purpose,
    ADD CONSTRAINT check_identity_token_purpose
      CHECK (purpose IN ('password_reset', 'email_verification', 'email_change', 'email_change_cancel')),
    ADD CONSTRAINT unique_identity_token_purpose UNIQUE (identity_id, purpose)`,
  // The unique constraint begins with the same column.
  `DROP INDEX index_identity_token_identity`,
];

const DOWN = [
  `CREATE INDEX index_identity_token_identity ON identity_token (identity_id)`,
  `DELETE FROM identity_token WHERE purpose = 'email_change_cancel'`,
  `ALTER TABLE identity_token
    DROP CONSTRAINT unique_identity_token_purpose,
    DROP CONSTRAINT check_identity_token_purpose,
    ADD CONSTRAINT check_identity_token_purpose
      CHECK (purpose IN ('password_reset', 'email_verification', 'email_change'))`,
];

/** One mailed link per account and purpose, and one that cancels a change of e-mail. */
export class OneMailedLink1795348541123 implements MigrationInterface {
  name = 'OneMailedLink1795348541123';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
