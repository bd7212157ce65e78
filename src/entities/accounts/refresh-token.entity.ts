import { Column, Entity, Index, JoinColumn, ManyToOne, Unique } from 'typeorm';
import type { Relation } from 'typeorm';

import { IdentityKey } from '../decorators/columns.js';
import { Identity } from './identity.entity.js';

/** One row per refresh token; a family is one sign-in on one device. */
@Entity('refresh_token')
@Unique('unique_refresh_token_hash', ['tokenHash'])
export class RefreshToken {
  @IdentityKey('pk_refresh_token')
  id!: number;

  @Index('index_refresh_token_identity')
  @Column('bigint')
  identityId!: number;

  @ManyToOne(() => Identity, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'identity_id', foreignKeyConstraintName: 'fk_refresh_token_identity' })
  identity!: Relation<Identity>;

  @Index('index_refresh_token_family')
  @Column('uuid')
  family!: string;

  @Column('text')
  tokenHash!: string;

  /** The start of the session and the last user agent of the device. */
  @Column('timestamptz', { default: () => 'now()' })
  startedAt!: Date;

  @Column('text', { nullable: true })
  userAgent!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  usedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  revokedAt!: Date | null;
}
