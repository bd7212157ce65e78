import { Column, Entity, JoinColumn, ManyToOne, Unique } from 'typeorm';
import type { Relation } from 'typeorm';

import { IdentityKey, ProjectKey } from '../decorators/columns.js';
import { Project } from './project.entity.js';

/** A file of the repository of a team, in all its languages. */
@Entity('project_file')
@Unique('unique_file_path', ['projectId', 'path'])
export class ProjectFile {
  @ProjectKey('pk_project_file')
  projectId!: number;

  @IdentityKey('pk_project_file')
  id!: number;

  @ManyToOne(() => Project, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'project_id', foreignKeyConstraintName: 'fk_project_file_project' })
  project!: Relation<Project>;

  /** A template: `locales/{language}/common.json`. */
  @Column('text')
  path!: string;

  @Column('text')
  format!: string;

  @Column('integer')
  position!: number;
}
