import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The name typed at the sign-up outlives the page: the profile may be made later, or on another device. */
export class UsernameOfSignUp1763985600000 implements MigrationInterface {
  name = 'UsernameOfSignUp1763985600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE identity ADD username text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE identity DROP COLUMN username');
  }
}
