import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The counters of the rate limits that all processes share. Unlogged, because losing them in a crash costs nothing, and a
 * call does not wait for the disk. Its columns are those that rate-limiter-flexible writes, in this order.
 */
export class SharedRateLimits1795540000000 implements MigrationInterface {
  readonly name = 'SharedRateLimits1795540000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE UNLOGGED TABLE rate_limit (
      key text NOT NULL,
      points integer NOT NULL,
      expire bigint NOT NULL,
      CONSTRAINT pk_rate_limit PRIMARY KEY (key)
    )`);
    await runner.query(`CREATE INDEX index_rate_limit_expire ON rate_limit (expire)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE rate_limit`);
  }
}
