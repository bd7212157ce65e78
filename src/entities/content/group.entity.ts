import { Column, Entity, JoinColumn, ManyToOne, Unique } from 'typeorm';
import type { Relation } from 'typeorm';

import { IdentityKey, ProjectKey } from '../decorators/columns.js';
import { Project } from './project.entity.js';

/** A group of keys; keys without one belong to the group `common`. */
@Entity('key_group')
@Unique('unique_group_name', ['projectId', 'name'])
export class Group {
  @ProjectKey('pk_key_group')
  projectId!: number;

  @IdentityKey('pk_key_group')
  id!: number;

  @ManyToOne(() => Project, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'project_id', foreignKeyConstraintName: 'fk_key_group_project' })
  project!: Relation<Project>;

  @Column('text')
  name!: string;
}
