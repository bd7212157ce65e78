import { Check, Column, Entity, Index, JoinColumn, ManyToOne, Unique } from 'typeorm';
import type { Relation } from 'typeorm';

import type { Role } from '#core/domain/roles.js';

import { IdentityKey, ProjectKey } from '../decorators/columns.js';
import { Project } from '../content/project.entity.js';
import { User } from '../accounts/user.entity.js';

@Entity('membership')
@Unique('unique_membership', ['projectId', 'userId'])
@Index('unique_owner', ['projectId'], { unique: true, where: `role = 'owner'` })
@Check('check_owner_unrestricted', `role <> 'owner' OR NOT (source_restricted OR target_restricted)`)
export class Membership {
  @ProjectKey('pk_membership')
  projectId!: number;

  @IdentityKey('pk_membership')
  id!: number;

  @ManyToOne(() => Project, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'project_id', foreignKeyConstraintName: 'fk_membership_project' })
  project!: Relation<Project>;

  @Index('index_membership_user')
  @Column('bigint')
  userId!: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_membership_user' })
  user!: Relation<User>;

  @Column('text')
  role!: Role;

  @Column('boolean', { default: false })
  sourceRestricted!: boolean;

  @Column('boolean', { default: false })
  targetRestricted!: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
