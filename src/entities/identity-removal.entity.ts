import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * An identity of an account that was deleted: removed at the identity provider as soon as it can be reached. It stays
 * known for a while after that, so that a token handed out before does not bring the account back.
 */
@Entity('identity_removal')
@Index('index_identity_removal_due', ['runAt'], { where: 'done_at IS NULL' })
export class IdentityRemoval {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_identity_removal' })
  uid!: string;

  /** When it is tried next. */
  @Column('timestamptz')
  runAt!: Date;

  @Column('integer', { default: 0 })
  attempts!: number;

  @Column('timestamptz', { nullable: true })
  doneAt!: Date | null;
}
