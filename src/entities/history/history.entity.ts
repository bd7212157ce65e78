import { Column, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import type { Relation } from 'typeorm';

import { IdentityKey, ProjectKey } from '../decorators/columns.js';
import { Project } from '../content/project.entity.js';
import { User } from '../accounts/user.entity.js';

/** One change of content, written in its transaction. Append-only; the ids may refer to deleted rows. */
@Entity('history')
@Index('index_history_value', ['projectId', 'valueId', 'id'])
@Index('index_history_key', ['projectId', 'keyId', 'id'])
@Index('index_history_change_set', ['projectId', 'changeSetId', 'id'], { where: 'change_set_id IS NOT NULL' })
@Index('index_history_former_review', ['projectId', 'id'], { where: "action = 'value.judged'" })
export class History {
  @ProjectKey('pk_history')
  projectId!: number;

  @IdentityKey('pk_history')
  id!: number;

  @ManyToOne(() => Project, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'project_id', foreignKeyConstraintName: 'fk_history_project' })
  project!: Relation<Project>;

  @Index('index_history_actor')
  @Column('bigint', { nullable: true })
  actorId!: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'actor_id', foreignKeyConstraintName: 'fk_history_actor' })
  actor!: Relation<User> | null;

  @Column('text')
  action!: string;

  @Column('text')
  source!: string;

  @Column('bigint', { nullable: true })
  groupId!: number | null;

  @Column('bigint', { nullable: true })
  keyId!: number | null;

  @Column('bigint', { nullable: true })
  languageId!: number | null;

  @Column('bigint', { nullable: true })
  valueId!: number | null;

  @Column('integer', { nullable: true })
  version!: number | null;

  @Column('jsonb', { nullable: true })
  old!: unknown;

  @Column('jsonb', { nullable: true })
  new!: unknown;

  /** The change set that the change is part of; null if it was made alone. */
  @Column('bigint', { nullable: true })
  changeSetId!: number | null;

  @Column('timestamptz', { default: () => 'now()' })
  at!: Date;
}
