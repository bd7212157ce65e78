import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether errors block validation, and the findings that members ignore. The severities of checks are in the settings. */
export class Checks1795510000000 implements MigrationInterface {
  name = 'Checks1795510000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE project ADD blocks_on_errors boolean NOT NULL DEFAULT false');
    await runner.query(`CREATE TABLE ignored_finding (
      project_id bigint NOT NULL,
      value_id bigint NOT NULL,
      check_id text NOT NULL,
      fingerprint text NOT NULL,
      user_id bigint,
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT pk_ignored_finding PRIMARY KEY (project_id, value_id, check_id, fingerprint),
      CONSTRAINT fk_ignored_finding_value FOREIGN KEY (project_id, value_id)
        REFERENCES translation_value (project_id, id) ON DELETE CASCADE,
      CONSTRAINT fk_ignored_finding_user FOREIGN KEY (user_id) REFERENCES app_user (id) ON DELETE SET NULL
    )`);
    await runner.query('CREATE INDEX index_ignored_finding_user ON ignored_finding (user_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE ignored_finding');
    await runner.query('ALTER TABLE project DROP blocks_on_errors');
  }
}
