import { Column, Entity, Index } from 'typeorm';

import { IdentityKey } from './columns.js';

/** Work owed to the payment provider, retried with backoff; it may outlive its user. */
@Entity('billing_job')
export class BillingJob {
  @IdentityKey('pk_billing_job')
  id!: number;

  @Column('text')
  kind!: string;

  @Column('bigint')
  userId!: number;

  @Column('jsonb')
  payload!: object;

  @Index('index_billing_job_run_at')
  @Column('timestamptz', { default: () => 'now()' })
  runAt!: Date;

  @Column('integer', { default: 0 })
  attempts!: number;
}
