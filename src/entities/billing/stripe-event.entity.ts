import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A webhook event that was received. It is processed once. */
@Entity('stripe_event')
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

  /** Until this time, one call is processing the event; null if none is. */
  @Column('timestamptz', { nullable: true })
  claimedUntil!: Date | null;

  @Column('text', { nullable: true })
  error!: string | null;
}
