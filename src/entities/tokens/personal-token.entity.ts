import { Check, Column, Entity, Index, JoinColumn, ManyToOne, Unique } from 'typeorm';
import type { Relation } from 'typeorm';

import type { TokenScope } from '#core/api/tokens.js';

import { User } from '../accounts/user.entity.js';
import { Project } from '../content/project.entity.js';
import { IdentityKey } from '../decorators/columns.js';

/** A token for programs, with at most its owner's rights; only its hash is stored. */
@Entity('personal_token')
@Unique('unique_personal_token_hash', ['tokenHash'])
@Check('check_personal_token_scopes', `scopes <@ ARRAY['read', 'write'] AND cardinality(scopes) > 0`)
export class PersonalToken {
  @IdentityKey('pk_personal_token')
  id!: number;

  @Index('index_personal_token_user')
  @Column('bigint')
  userId!: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_personal_token_user' })
  user!: Relation<User>;

  /** The only project that the token can access; null if it can access all projects of its owner. */
  @Index('index_personal_token_project')
  @Column('bigint', { nullable: true })
  projectId!: number | null;

  @ManyToOne(() => Project, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'project_id', foreignKeyConstraintName: 'fk_personal_token_project' })
  project!: Relation<Project> | null;

  @Column('text')
  name!: string;

  @Column('text')
  tokenHash!: string;

  @Column('text', { array: true })
  scopes!: TokenScope[];

  /** The first characters, by which the owner recognises the token. */
  @Column('text')
  prefix!: string;

  /** As in the session that created it. */
  @Column('boolean', { default: false })
  emailVerified!: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  expiresAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  lastUsedAt!: Date | null;
}
