import { Column, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import type { Relation } from 'typeorm';

import { IdentityKey, ProjectKey } from './columns.js';
import { Project } from './project.entity.js';

@Entity('language')
@Index('unique_language_name', { synchronize: false })
export class Language {
  @ProjectKey('pk_language')
  projectId!: number;

  @IdentityKey('pk_language')
  id!: number;

  @ManyToOne(() => Project, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'project_id', foreignKeyConstraintName: 'fk_language_project' })
  project!: Relation<Project>;

  @Column('text')
  name!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
