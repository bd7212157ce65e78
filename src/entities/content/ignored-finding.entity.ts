import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';

import type { CheckId } from '#core/checks/check-ids.js';

import { JoinInProject } from '../decorators/columns.js';
import { User } from '../accounts/user.entity.js';
import { Value } from './value.entity.js';

/** A finding of a value that a member ignores, as long as the source text stays the same. */
@Entity('ignored_finding')
export class IgnoredFinding {
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'pk_ignored_finding' })
  projectId!: number;

  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'pk_ignored_finding' })
  valueId!: number;

  @ManyToOne(() => Value, { onDelete: 'CASCADE', nullable: false })
  @JoinInProject('value_id', 'fk_ignored_finding_value')
  value!: Relation<Value>;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_ignored_finding' })
  checkId!: CheckId;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_ignored_finding' })
  fingerprint!: string;

  @Index('index_ignored_finding_user')
  @Column('bigint', { nullable: true })
  userId!: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_ignored_finding_user' })
  user!: Relation<User> | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
