import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A mailed link can be sent again: it is kept encrypted, with the time of its last email. */
export class ResentLinks1795551100000 implements MigrationInterface {
  name = 'ResentLinks1795551100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE identity_token ADD COLUMN sealed text, ADD COLUMN sent_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE identity_token DROP COLUMN sealed, DROP COLUMN sent_at');
  }
}
