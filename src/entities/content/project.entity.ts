import { Check, Column, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import type { Relation } from 'typeorm';

import type { PluralMode } from '#core/domain/plural-rules.js';

import { IdentityKey } from '../decorators/columns.js';
import { User } from '../accounts/user.entity.js';

@Entity('project')
@Check('check_project_color', `color ~ '^[0-9a-fA-F]{6}$'`)
@Check('check_project_plural_mode', `plural_mode IN ('strict', 'cldr')`)
export class Project {
  @IdentityKey('pk_project')
  id!: number;

  @Column('text')
  name!: string;

  @Column('text', { default: '' })
  description!: string;

  @Column('text')
  color!: string;

  @Column('text', { default: 'strict' })
  pluralMode!: PluralMode;

  /** The base language; null, or a deleted one: the first language. */
  @Column('bigint', { nullable: true })
  sourceLanguageId!: number | null;

  /** Whether a text with an error cannot be validated. */
  @Column('boolean', { default: false })
  blocksOnErrors!: boolean;

  /** The settings that differ from their defaults. */
  @Column('jsonb', { default: {} })
  settings!: object;

  /** When the project was archived; null if it is not. */
  @Column('timestamptz', { nullable: true })
  archivedAt!: Date | null;

  @Index('index_project_archived_by')
  @Column('bigint', { nullable: true })
  archivedById!: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'archived_by_id', foreignKeyConstraintName: 'fk_project_archived_by' })
  archivedBy!: Relation<User> | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
