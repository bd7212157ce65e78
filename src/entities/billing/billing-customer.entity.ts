import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, Unique } from 'typeorm';
import type { Relation } from 'typeorm';

import { User } from '../accounts/user.entity.js';

/** The customer of a user at the payment provider; `generation` and `checkoutAttempt` make idempotency keys. */
@Entity('billing_customer')
@Unique('unique_stripe_customer', ['stripeCustomerId'])
export class BillingCustomer {
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'pk_billing_customer' })
  userId!: number;

  @OneToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_billing_customer_user' })
  user!: Relation<User>;

  @Column('text', { nullable: true })
  stripeCustomerId!: string | null;

  @Column('integer', { default: 1 })
  generation!: number;

  @Column('integer', { default: 1 })
  checkoutAttempt!: number;

  /** The lease of the process that currently calls the provider for this user, and its expiry. */
  @Column('uuid', { nullable: true })
  lease!: string | null;

  @Column('timestamptz', { nullable: true })
  leaseUntil!: Date | null;
}
