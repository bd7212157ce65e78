import { Check, Column, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import type { Relation } from 'typeorm';

import type { Role } from '#core/domain/roles.js';

import { IdentityKey, ProjectKey } from './columns.js';
import { Project } from './project.entity.js';
import { User } from './user.entity.js';

export type InvitationStatus = 'pending' | 'accepted' | 'declined';

/** References the invited user's id: with an email, anyone could take over an invitation by editing their profile. */
@Entity('invitation')
@Index('unique_pending_invitation', ['projectId', 'inviteeId'], { unique: true, where: `status = 'pending'` })
@Check('check_invitation_role', `role <> 'owner'`)
@Check('check_invitation_status', `status IN ('pending', 'accepted', 'declined')`)
export class Invitation {
  @ProjectKey('pk_invitation')
  projectId!: number;

  @IdentityKey('pk_invitation')
  id!: number;

  @ManyToOne(() => Project, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'project_id', foreignKeyConstraintName: 'fk_invitation_project' })
  project!: Relation<Project>;

  @Index('index_invitation_inviter')
  @Column('bigint')
  inviterId!: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'inviter_id', foreignKeyConstraintName: 'fk_invitation_inviter' })
  inviter!: Relation<User>;

  @Index('index_invitation_invitee')
  @Column('bigint')
  inviteeId!: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'invitee_id', foreignKeyConstraintName: 'fk_invitation_invitee' })
  invitee!: Relation<User>;

  @Column('text')
  role!: Role;

  @Column('text', { default: 'pending' })
  status!: InvitationStatus;

  @Column('boolean', { default: false })
  sourceRestricted!: boolean;

  @Column('boolean', { default: false })
  targetRestricted!: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;
}
