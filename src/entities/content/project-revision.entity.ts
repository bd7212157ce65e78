import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';

import { Project } from './project.entity.js';

/** The number of content changes, updated by triggers; the revision is the sum of the slots. */
@Entity('project_revision')
export class ProjectRevision {
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'pk_project_revision' })
  projectId!: number;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'pk_project_revision' })
  slot!: number;

  @ManyToOne(() => Project, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'project_id', foreignKeyConstraintName: 'fk_project_revision_project' })
  project!: Relation<Project>;

  @Column('bigint')
  revision!: number;

  @Column('timestamptz')
  changedAt!: Date;
}
