import { Column, Entity, JoinColumn, OneToOne, Unique } from 'typeorm';
import type { Relation } from 'typeorm';

import type { SubscriptionDetails } from '#core/api/subscriptions.js';

import { IdentityKey } from '../decorators/columns.js';
import { User } from '../accounts/user.entity.js';

/** A user's current subscription, as last reported by the provider. */
@Entity('subscription')
@Unique('unique_subscription_user', ['userId'])
@Unique('unique_stripe_subscription', ['stripeSubscriptionId'])
export class Subscription {
  @IdentityKey('pk_subscription')
  id!: number;

  @Column('bigint')
  userId!: number;

  @OneToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_subscription_user' })
  user!: Relation<User>;

  @Column('text')
  stripeSubscriptionId!: string;

  @Column('text')
  stripePriceId!: string;

  @Column('text')
  status!: string;

  @Column('jsonb')
  details!: SubscriptionDetails;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
