import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  // Nothing made tokens before this: there are no rows to fill.
  `ALTER TABLE personal_token
    ADD prefix text NOT NULL,
    ADD email_verified boolean NOT NULL DEFAULT false,
    DROP revoked_at`,

  `ALTER TABLE refresh_token
    ADD started_at timestamptz NOT NULL DEFAULT now(),
    ADD user_agent text`,
  `UPDATE refresh_token t SET started_at = f.started_at
    FROM (SELECT family, min(created_at) AS started_at FROM refresh_token GROUP BY family) f
    WHERE f.family = t.family`,

  `ALTER TABLE identity_token
    ADD email text,
    DROP CONSTRAINT check_identity_token_purpose,
    ADD CONSTRAINT check_identity_token_purpose
      CHECK (purpose IN ('password_reset', 'email_verification', 'email_change'))`,

  // Refers to nobody: it is what is left to do once an account is gone.
  `CREATE TABLE identity_removal (
    uid text NOT NULL,
    run_at timestamptz NOT NULL,
    attempts integer NOT NULL DEFAULT 0,
    done_at timestamptz,
    CONSTRAINT pk_identity_removal PRIMARY KEY (uid)
  )`,
  `CREATE INDEX index_identity_removal_due ON identity_removal (run_at) WHERE done_at IS NULL`,
];

const DOWN = [
  `DROP TABLE identity_removal`,
  `DELETE FROM identity_token WHERE purpose = 'email_change'`,
  `ALTER TABLE identity_token
    DROP CONSTRAINT check_identity_token_purpose,
    ADD CONSTRAINT check_identity_token_purpose CHECK (purpose IN ('password_reset', 'email_verification')),
    DROP email`,
  `ALTER TABLE refresh_token DROP user_agent, DROP started_at`,
  `ALTER TABLE personal_token ADD revoked_at timestamptz, DROP email_verified, DROP prefix`,
];

/** Personal access tokens, sessions people can tell apart, a change of e-mail, and the end of an account. */
export class AccountLife1763769600000 implements MigrationInterface {
  name = 'AccountLife1763769600000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
