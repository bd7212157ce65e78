import { Check, Column, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import type { Relation } from 'typeorm';

import type { Role } from '#core/domain/roles.js';

import { IdentityKey, ProjectKey } from '../decorators/columns.js';
import { Project } from '../content/project.entity.js';
import { User } from '../accounts/user.entity.js';

export type InvitationStatus = 'pending' | 'accepted' | 'declined';

/**
 * References the invited user's id: with the email of a profile, anyone could take over an invitation by editing theirs.
 * Until the email has an account, the invitation references the email; the user who verifies it takes its place.
 */
@Entity('invitation')
@Index('unique_pending_invitation', ['projectId', 'inviteeId'], { unique: true, where: `status = 'pending'` })
@Index('unique_unregistered_invitation', ['foldedEmail', 'projectId'], {
  unique: true,
  where: 'folded_email IS NOT NULL',
})
@Check(
  'check_invitation_recipient',
  `num_nonnulls(invitee_id, folded_email) = 1 AND num_nulls(email, folded_email) <> 1 AND (invitee_id IS NOT NULL OR status = 'pending')`,
)
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

  /** Null while the email has no account. */
  @Index('index_invitation_invitee')
  @Column('bigint', { nullable: true })
  inviteeId!: number | null;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'invitee_id', foreignKeyConstraintName: 'fk_invitation_invitee' })
  invitee!: Relation<User> | null;

  /** The invited email while it has no account. */
  @Column('text', { nullable: true })
  email!: string | null;

  /** Its form for comparison: see foldEmail(). */
  @Column('text', { nullable: true })
  foldedEmail!: string | null;

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
