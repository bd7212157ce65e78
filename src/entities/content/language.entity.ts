import { Column, Entity, Index, JoinColumn, ManyToOne, Unique } from 'typeorm';
import type { Relation } from 'typeorm';

import type { PluralForm } from '#core/domain/plural-rules.js';

import { IdentityKey, ProjectKey } from '../decorators/columns.js';
import { Project } from './project.entity.js';

@Entity('language')
@Index('unique_language_name', { synchronize: false })
@Unique('unique_language_tag', ['projectId', 'tag'])
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

  /** A canonical BCP 47 tag; null if unknown. */
  @Column('text', { nullable: true })
  tag!: string | null;

  /** The forms that every plural has. */
  @Column('text', { array: true, default: ['zero', 'one', 'other'] })
  pluralForms!: PluralForm[];

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
