import { Column, Entity, Index, Unique } from 'typeorm';

import { IdentityKey } from '../decorators/columns.js';

/** A user; `uid` is their id at the identity provider. */
@Entity('app_user')
@Unique('unique_user_uid', ['uid'])
export class User {
  @IdentityKey('pk_app_user')
  id!: number;

  @Column('text')
  uid!: string;

  @Column('text')
  email!: string;

  /** The form for comparison: see foldEmail(). */
  @Index('unique_user_email', { unique: true })
  @Column('text')
  foldedEmail!: string;

  @Column('text', { nullable: true })
  username!: string | null;

  @Column('text', { nullable: true })
  language!: string | null;

  /** Since when the account is disabled; null if it is not. */
  @Column('timestamptz', { nullable: true })
  disabledAt!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
