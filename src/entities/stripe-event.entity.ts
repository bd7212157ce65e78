import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A webhook event received: seen once, processed once. */
@Entity('stripe_event')
@Index('index_stripe_event_unprocessed', ['receivedAt'], { where: 'processed_at IS NULL' })
export class StripeEvent {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_stripe_event' })
  id!: string;

  @Column('text')
  type!: string;

  @Column('timestamptz')
  created!: Date;

  @Column('boolean')
  livemode!: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  receivedAt!: Date;

  @Column('timestamptz', { nullable: true })
  processedAt!: Date | null;

  @Column('integer', { default: 0 })
  attempts!: number;

  /** Until then one call processes it; null while nobody does. */
  @Column('timestamptz', { nullable: true })
  claimedUntil!: Date | null;

  @Column('text', { nullable: true })
  error!: string | null;
}
