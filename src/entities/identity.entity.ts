import { Column, Entity, Index, Unique } from 'typeorm';

import { IdentityKey } from './columns.js';

/** An account of the local driver: an e-mail and the hash of a password. */
@Entity('identity')
@Unique('unique_identity_uid', ['uid'])
export class Identity {
  @IdentityKey('pk_identity')
  id!: number;

  @Column('uuid')
  uid!: string;

  @Column('text')
  email!: string;

  /** What the e-mail is compared by: see foldEmail(). */
  @Index('unique_identity_email', { unique: true })
  @Column('text')
  foldedEmail!: string;

  @Column('boolean', { default: false })
  emailVerified!: boolean;

  @Column('text')
  passwordHash!: string;

  /** As it was typed at the sign-up: the profile may be made later. */
  @Column('text', { nullable: true })
  username!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
