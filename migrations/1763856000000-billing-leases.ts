import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  // Who is talking to the payment provider for a user: a row, not a lock, so that no connection waits for an answer.
  `ALTER TABLE billing_customer ADD lease uuid, ADD lease_until timestamptz`,

  // One row: the name of this instance at the provider, when it began to take payments, and when it last made its rounds.
  `CREATE TABLE billing_instance (
    id boolean NOT NULL DEFAULT true,
    name uuid NOT NULL,
    enabled_at timestamptz NOT NULL,
    retried_at timestamptz NOT NULL,
    reconciled_at timestamptz NOT NULL,
    CONSTRAINT pk_billing_instance PRIMARY KEY (id),
    CONSTRAINT check_billing_instance_single CHECK (id)
  )`,
];

const DOWN = [`DROP TABLE billing_instance`, `ALTER TABLE billing_customer DROP lease_until, DROP lease`];

/** What lets one process at a time change a user's subscription, and what billing knows of itself. */
export class BillingLeases1763856000000 implements MigrationInterface {
  name = 'BillingLeases1763856000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
