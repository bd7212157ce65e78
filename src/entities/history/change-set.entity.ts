import { Column, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import type { Relation } from 'typeorm';

import type { ChangeSetKind } from '#core/domain/change-sets.js';

import { IdentityKey, ProjectKey } from '../decorators/columns.js';
import { Project } from '../content/project.entity.js';
import { User } from '../accounts/user.entity.js';

/** Changes that were made together and can be reverted together. */
@Entity('change_set')
export class ChangeSet {
  @ProjectKey('pk_change_set')
  projectId!: number;

  @IdentityKey('pk_change_set')
  id!: number;

  @ManyToOne(() => Project, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'project_id', foreignKeyConstraintName: 'fk_change_set_project' })
  project!: Relation<Project>;

  @Index('index_change_set_actor')
  @Column('bigint', { nullable: true })
  actorId!: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'actor_id', foreignKeyConstraintName: 'fk_change_set_actor' })
  actor!: Relation<User> | null;

  @Column('text')
  kind!: ChangeSetKind;

  /** Counts and names of the changes, and data for a revert that the history lacks. */
  @Column('jsonb', { default: {} })
  summary!: object;

  @Column('timestamptz', { default: () => 'now()' })
  at!: Date;

  /** The change set that reverted this one. */
  @Column('bigint', { nullable: true })
  revertedById!: number | null;
}
