import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A webhook event belongs to one call while it is processed: equal ones that arrive meanwhile ask the provider nothing. */
export class WebhookClaims1795348584605 implements MigrationInterface {
  name = 'WebhookClaims1795348584605';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE stripe_event ADD claimed_until timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE stripe_event DROP COLUMN claimed_until');
  }
}
