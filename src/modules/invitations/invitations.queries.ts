import { Injectable } from '@nestjs/common';

import type { InvitationView } from '#core/api/invitations.js';
import { foldEmail } from '#core/domain/email.js';
import type { AssignableRole } from '#core/domain/roles.js';

import { Invitation, InvitationLanguage, User } from '../../entities/index.js';
import { Database } from '../../platform/database/database.js';
import type { EmailColumns } from '../identity/email-columns.js';
import { limitsOfInvitation } from '../members/language-limits.sql.js';
import { limitRows } from '../members/language-lists.js';
import type { Limits } from '../members/language-lists.js';
import { liveInvitation } from '../members/live-invitations.sql.js';

export type InvitationRow = Omit<
  InvitationView,
  'expiresAt' | 'sourceLanguagesIds' | 'targetLanguagesIds'
> & { expiresAt: Date };

/** The recipient and the sender of an email. */
interface Correspondents {
  /** Null for a recipient without an account. */
  email: string | null;
  /** The interface language they last used; null if they never did. */
  language: string | null;
  inviter: string;
}

/** The recipient: a user, or an email without an account. */
export type Recipient =
  { inviteeId: number; email: null; foldedEmail: null } | ({ inviteeId: null } & EmailColumns);

export type NewInvitation = Recipient & {
  projectId: number;
  inviterId: number;
  role: AssignableRole;
  limits: Limits;
  expiresAt: Date;
};

/** An invitation and its recipient. */
export interface InvitationRef {
  id: number;
  inviteeId: number;
  now: Date;
}

const INVITATION = `
  SELECT i.id, i.project_id AS "projectId", p.name AS "projectName", coalesce(o.username, o.email) AS owner,
         coalesce(u.email, i.email) AS email, i.role, i.expires_at AS "expiresAt", ${limitsOfInvitation({ as: 'i' })}
  FROM invitation i
  JOIN project p ON p.id = i.project_id
  JOIN membership m ON m.project_id = i.project_id AND m.role = 'owner'
  JOIN app_user o ON o.id = m.user_id
  LEFT JOIN app_user u ON u.id = i.invitee_id`;

const TO_USER = `${INVITATION} WHERE i.invitee_id = $1 AND ${liveInvitation({ as: 'i', now: '$2' })} ORDER BY i.id DESC`;
const ONE = `${INVITATION} WHERE i.project_id = $1 AND i.id = $2`;

const LETTER = `
  SELECT u.email, u.language, coalesce(s.username, s.email) AS inviter
  FROM app_user s LEFT JOIN app_user u ON u.id = $1 WHERE s.id = $2`;

// An invitation that can no longer be accepted does not block a new one, and its email is deleted.
const FORGET_DEAD = `
  DELETE FROM invitation i
  WHERE i.project_id = $1 AND (i.invitee_id = $2 OR i.invitee_id IS NULL) AND i.status = 'pending' AND NOT (${liveInvitation({ as: 'i', now: '$3' })})`;

const PROJECT_INVITING = 'SELECT project_id AS id FROM invitation WHERE id = $1 AND invitee_id = $2';

// All changes of members share one lock: nobody can join while their inviter is being removed.
const LOCK_PROJECT = 'SELECT id FROM project WHERE id = $1 FOR NO KEY UPDATE';

const ACCEPT = `
  WITH accepted AS (
    UPDATE invitation i SET status = 'accepted'
    WHERE i.project_id = $4 AND i.id = $1 AND i.invitee_id = $2 AND ${liveInvitation({ as: 'i', now: '$3' })} RETURNING i.*),
  joined AS (
    INSERT INTO membership (project_id, user_id, role, source_restricted, target_restricted)
    SELECT project_id, invitee_id, role, source_restricted, target_restricted FROM accepted
    ON CONFLICT DO NOTHING RETURNING project_id, id),
  limited AS (
    INSERT INTO member_language (project_id, membership_id, language_id, access)
    SELECT j.project_id, j.id, l.language_id, l.access
    FROM joined j CROSS JOIN accepted a
    JOIN invitation_language l ON l.project_id = $4 AND l.invitation_id = a.id)
  SELECT project_id AS "projectId", role FROM accepted`;

const DECLINE = `
  UPDATE invitation i SET status = 'declined'
  WHERE i.project_id = $4 AND i.id = $1 AND i.invitee_id = $2 AND ${liveInvitation({ as: 'i', now: '$3' })}
  RETURNING project_id AS "projectId", role`;

// Through the caller's projects: invitations to others do not exist for them.
const PROJECT_OF = `
  SELECT i.project_id AS "projectId" FROM membership m
  JOIN invitation i ON i.project_id = m.project_id
  WHERE m.user_id = $2 AND i.id = $1 AND ${liveInvitation({ as: 'i', now: '$3' })}`;

const INVITED_USER = `
  SELECT u.id AS "userId", u.username FROM invitation i JOIN app_user u ON u.id = i.invitee_id
  WHERE i.project_id = $1 AND i.id = $2`;

const REMOVE = `
  DELETE FROM invitation i WHERE i.project_id = $1 AND i.id = $2 AND ${liveInvitation({ as: 'i', now: '$3' })}
  RETURNING i.invitee_id AS "inviteeId", i.role`;

/** The user of an invitation, for the audit log. */
export interface InvitedUser {
  userId: number;
  username: string | null;
}

/** The result of accepting an invitation. */
export interface Answered {
  projectId: number;
  role: AssignableRole;
}

@Injectable()
export class InvitationsQueries {
  constructor(private readonly database: Database) {}

  /** The invitations that the user can still accept, newest first. */
  toUser(userId: number, now: Date): Promise<InvitationRow[]> {
    return this.database.query<InvitationRow>(TO_USER, [userId, now]);
  }

  async userByEmail(email: string): Promise<number | null> {
    const user = await this.database
      .repository(User)
      .findOne({ select: { id: true }, where: { foldedEmail: foldEmail(email) } });
    return user?.id ?? null;
  }

  /** The data of the email to an invited user, about them and the sender. */
  async peopleOf(inviteeId: number | null, inviterId: number): Promise<Correspondents | null> {
    const [people] = await this.database.query<Correspondents>(LETTER, [inviteeId, inviterId]);
    return people ?? null;
  }

  async forgetDead(projectId: number, inviteeId: number | null, now: Date): Promise<void> {
    await this.database.query(FORGET_DEAD, [projectId, inviteeId, now]);
  }

  async create({ limits, ...invitation }: NewInvitation): Promise<InvitationRow | null> {
    const { projectId } = invitation;
    const { id } = await this.database.repository(Invitation).save({
      ...invitation,
      sourceRestricted: Boolean(limits.source),
      targetRestricted: Boolean(limits.target),
    });
    const rows = limitRows(limits).map((row) => ({ ...row, projectId, invitationId: id }));
    await this.database.repository(InvitationLanguage).insert(rows);
    const [made] = await this.database.query<InvitationRow>(ONE, [projectId, id]);
    return made ?? null;
  }

  /**
   * Makes the invited user a member, once; null if the invitation is not theirs or no longer valid. Inside a
   * transaction.
   */
  async accept(invitation: InvitationRef): Promise<Answered | null> {
    const projectId = await this.projectInviting(invitation);
    await this.database.query(LOCK_PROJECT, [projectId]);
    return this.answer(ACCEPT, invitation, projectId);
  }

  async decline(invitation: InvitationRef): Promise<Answered | null> {
    return this.answer(DECLINE, invitation, await this.projectInviting(invitation));
  }

  /** The project of an invitation; null if the caller is not a member of it. */
  async projectOf(id: number, memberId: number, now: Date): Promise<number | null> {
    const [found] = await this.database.query<{ projectId: number }>(PROJECT_OF, [id, memberId, now]);
    return found?.projectId ?? null;
  }

  /** Null for an invitation without an account. */
  async invitedUser(projectId: number, id: number): Promise<InvitedUser | null> {
    const [invited] = await this.database.query<InvitedUser>(INVITED_USER, [projectId, id]);
    return invited ?? null;
  }

  async remove(projectId: number, id: number, now: Date): Promise<Omit<Answered, 'projectId'> | null> {
    const [removed] = await this.database.query<Omit<Answered, 'projectId'>>(REMOVE, [projectId, id, now]);
    return removed ?? null;
  }

  /** Null if the user has no such invitation. */
  private async projectInviting({ id, inviteeId }: InvitationRef): Promise<number | null> {
    const [project] = await this.database.query<{ id: number }>(PROJECT_INVITING, [id, inviteeId]);
    return project?.id ?? null;
  }

  private async answer(
    sql: string,
    { id, inviteeId, now }: InvitationRef,
    projectId: number | null,
  ): Promise<Answered | null> {
    const [answered] = await this.database.query<Answered>(sql, [id, inviteeId, now, projectId]);
    return answered ?? null;
  }
}
