import type { MigrationInterface, QueryRunner } from 'typeorm';

import { BILLING } from './initial-schema/billing.js';
import { CONTENT } from './initial-schema/content.js';
import { HISTORY } from './initial-schema/history.js';
import { IDENTITY } from './initial-schema/identity.js';
import { MEMBERSHIP } from './initial-schema/membership.js';
import { STATISTICS } from './initial-schema/statistics.js';

/** The whole schema, room by room; each list is in the order its tables refer to one another. */
export class InitialSchema1763683200000 implements MigrationInterface {
  name = 'InitialSchema1763683200000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...IDENTITY, ...CONTENT, ...STATISTICS, ...MEMBERSHIP, ...BILLING, ...HISTORY]) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP SCHEMA public CASCADE');
    await runner.query('CREATE SCHEMA public');
  }
}
