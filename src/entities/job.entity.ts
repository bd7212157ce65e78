import { Column, Entity, Index, Unique } from 'typeorm';

import { IdentityKey } from './decorators/columns.js';

/** Work to do after the call that causes it. The row is deleted once it is done. */
@Entity('job')
@Unique('unique_job_key', ['queue', 'key'])
@Index('index_job_due', ['queue', 'runAt'], { where: 'failed_at IS NULL' })
export class Job {
  @IdentityKey('pk_job')
  id!: number;

  @Column('text')
  queue!: string;

  /** Identifies the subject of the job if one job per subject is enough. */
  @Column('text', { nullable: true })
  key!: string | null;

  @Column('jsonb')
  payload!: object;

  @Column('integer', { default: 0 })
  attempts!: number;

  /** When it is tried next. */
  @Column('timestamptz')
  runAt!: Date;

  /** One process works on it until then. */
  @Column('timestamptz', { nullable: true })
  leasedUntil!: Date | null;

  /** The deadline of the job. */
  @Column('timestamptz', { nullable: true })
  giveUpAt!: Date | null;

  /** When it was given up. */
  @Column('timestamptz', { nullable: true })
  failedAt!: Date | null;

  /** Why the last attempt failed. */
  @Column('text', { nullable: true })
  error!: string | null;
}
