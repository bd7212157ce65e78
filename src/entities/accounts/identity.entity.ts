import { Column, Entity, Index, Unique } from 'typeorm';

import { IdentityKey } from '../decorators/columns.js';

/** An account of the local driver: an email and the hash of a password. */
@Entity('identity')
@Unique('unique_identity_uid', ['uid'])
export class Identity {
  @IdentityKey('pk_identity')
  id!: number;

  @Column('uuid')
  uid!: string;

  @Column('text')
  email!: string;

  /** The form for comparison: see foldEmail(). */
  @Index('unique_identity_email', { unique: true })
  @Column('text')
  foldedEmail!: string;

  @Column('boolean', { default: false })
  emailVerified!: boolean;

  @Column('text')
  passwordHash!: string;

  /** As entered at sign-up: the profile may be created later. */
  @Column('text', { nullable: true })
  username!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
