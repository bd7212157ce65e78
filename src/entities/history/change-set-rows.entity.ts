import { Column, Entity, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';

import { JoinInProject } from '../decorators/columns.js';
import { ChangeSet } from './change-set.entity.js';

/** Deleted rows, kept for some time so that the deletion can be reverted. */
@Entity('change_set_rows')
export class ChangeSetRows {
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'pk_change_set_rows' })
  projectId!: number;

  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'pk_change_set_rows' })
  changeSetId!: number;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_change_set_rows' })
  part!: number;

  @ManyToOne(() => ChangeSet, { onDelete: 'CASCADE', nullable: false })
  @JoinInProject('change_set_id', 'fk_change_set_rows_change_set')
  changeSet!: Relation<ChangeSet>;

  /** The type of the rows, for example `value`. */
  @Column('text')
  rowType!: string;

  @Column('jsonb')
  rows!: unknown;
}
