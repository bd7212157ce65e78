import { Check, Column, Entity, JoinColumn, ManyToOne, Unique } from 'typeorm';
import type { Relation } from 'typeorm';

import { IdentityKey } from '../decorators/columns.js';
import { Identity } from './identity.entity.js';

export type IdentityTokenPurpose =
  'password_reset' | 'email_verification' | 'email_change' | 'email_change_cancel';

/** A single-use token sent by email, one per account and purpose; only its hash is stored. */
@Entity('identity_token')
@Unique('unique_identity_token_hash', ['tokenHash'])
@Unique('unique_identity_token_purpose', ['identityId', 'purpose'])
@Check(
  'check_identity_token_purpose',
  `purpose IN ('password_reset', 'email_verification', 'email_change', 'email_change_cancel')`,
)
export class IdentityToken {
  @IdentityKey('pk_identity_token')
  id!: number;

  @Column('bigint')
  identityId!: number;

  @ManyToOne(() => Identity, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'identity_id', foreignKeyConstraintName: 'fk_identity_token_identity' })
  identity!: Relation<Identity>;

  @Column('text')
  purpose!: IdentityTokenPurpose;

  @Column('text')
  tokenHash!: string;

  /** The token, encrypted, where it may be mailed again. */
  @Column('text', { nullable: true })
  sealed!: string | null;

  /** When it was mailed last; null in rows of earlier releases. */
  @Column('timestamptz', { nullable: true })
  sentAt!: Date | null;

  /** The new email, for a change. */
  @Column('text', { nullable: true })
  email!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  usedAt!: Date | null;
}
