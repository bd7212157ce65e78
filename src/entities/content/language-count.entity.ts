import { Column, Entity, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';

import { JoinInProject } from '../decorators/columns.js';
import { Language } from './language.entity.js';

/** The number of values by state, updated by triggers; the counts of a language are the sum of its slots. */
@Entity('language_count')
export class LanguageCount {
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'pk_language_count' })
  projectId!: number;

  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'pk_language_count' })
  languageId!: number;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'pk_language_count' })
  slot!: number;

  @ManyToOne(() => Language, { onDelete: 'CASCADE', nullable: false })
  @JoinInProject('language_id', 'fk_language_count_language')
  language!: Relation<Language>;

  @Column('integer')
  empty!: number;

  @Column('integer')
  modified!: number;

  @Column('integer')
  validated!: number;

  @Column('integer')
  invalidated!: number;
}
