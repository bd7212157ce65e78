import { Column, Entity, JoinColumn, ManyToOne, Unique } from 'typeorm';
import type { Relation } from 'typeorm';

import { IdentityKey, JoinInProject, ProjectKey } from '../decorators/columns.js';
import { ProjectFile } from './project-file.entity.js';
import { Project } from './project.entity.js';

/** A group of keys, of a file or of none; keys without one belong to the group `common`. */
@Entity('key_group')
// Two groups of no file have different names, too: NULLS NOT DISTINCT.
@Unique('unique_group_name', ['projectId', 'fileId', 'name'])
export class Group {
  @ProjectKey('pk_key_group')
  projectId!: number;

  @IdentityKey('pk_key_group')
  id!: number;

  @ManyToOne(() => Project, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'project_id', foreignKeyConstraintName: 'fk_key_group_project' })
  project!: Relation<Project>;

  @Column('bigint', { nullable: true })
  fileId!: number | null;

  @ManyToOne(() => ProjectFile, { nullable: true })
  @JoinInProject('file_id', 'fk_key_group_file')
  file!: Relation<ProjectFile> | null;

  @Column('text')
  name!: string;
}
