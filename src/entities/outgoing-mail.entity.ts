import { Column, Entity, Index } from 'typeorm';

import { IdentityKey } from './columns.js';

/** A mail that the mail server has not taken yet; gone once it has. */
@Entity('outgoing_mail')
export class OutgoingMail {
  @IdentityKey('pk_outgoing_mail')
  id!: number;

  /** Whom it is for and what it says, encrypted: links in mails are secrets of which no table keeps more than a hash. */
  @Column('bytea')
  sealed!: Buffer;

  /** When it is tried next; while it is being tried, when somebody else may. */
  @Index('index_outgoing_mail_run_at')
  @Column('timestamptz')
  runAt!: Date;

  @Column('timestamptz')
  giveUpAt!: Date;

  @Column('integer', { default: 0 })
  attempts!: number;
}
