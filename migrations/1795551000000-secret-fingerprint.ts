import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What tells the secret of the last process that started from another one. */
export class SecretFingerprint1795551000000 implements MigrationInterface {
  name = 'SecretFingerprint1795551000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE schema_compatibility ADD COLUMN secret_fingerprint text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE schema_compatibility DROP COLUMN secret_fingerprint');
  }
}
