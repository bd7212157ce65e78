import { Injectable } from '@nestjs/common';

import { Invitation } from '../../entities/index.js';
import { Database } from '../../platform/database/database.js';
import { liveInvitation } from '../members/live-invitations.sql.js';

// The user $1 with the verified email $2 at the time $3.
const CLAIMABLE = `
  i.folded_email = $2 AND ${liveInvitation({ as: 'i', now: '$3' })}
  AND NOT EXISTS (SELECT 1 FROM membership m WHERE m.project_id = i.project_id AND m.user_id = $1)
  AND NOT EXISTS (
    SELECT 1 FROM invitation o WHERE o.project_id = i.project_id AND o.invitee_id = $1 AND o.status = 'pending')`;

const PROJECTS = `SELECT i.project_id AS id FROM invitation i WHERE ${CLAIMABLE} ORDER BY i.project_id`;

const LOCK_PROJECT = 'SELECT id FROM project WHERE id = $1 FOR NO KEY UPDATE';

const CLAIM = `
  UPDATE invitation i SET invitee_id = $1, email = NULL, folded_email = NULL
  WHERE i.project_id = $4 AND ${CLAIMABLE}`;

/** A user, their verified email in the form for comparison, and the time. */
export interface Claim {
  userId: number;
  foldedEmail: string;
  now: Date;
}

/** Invitations to emails without an account. */
@Injectable()
export class UnregisteredQueries {
  constructor(private readonly database: Database) {}

  /** Whether the project has an invitation to this email. */
  isInvited(projectId: number, foldedEmail: string): Promise<boolean> {
    return this.database.repository(Invitation).existsBy({ projectId, foldedEmail });
  }

  /**
   * The projects whose invitation to the email the user can take over, by id: the live ones, except those of projects that
   * have them as a member or have invited them already.
   */
  async claimable({ userId, foldedEmail, now }: Claim): Promise<number[]> {
    const rows = await this.database.query<{ id: number }>(PROJECTS, [userId, foldedEmail, now]);
    return rows.map(({ id }) => id);
  }

  /**
   * Makes these invitations invitations of the user. Inside a transaction. New invitations take the same locks, and all that
   * locks several projects does so in the order of their ids. Projects may be on different nodes: one statement each.
   */
  async claim({ userId, foldedEmail, now }: Claim, projectIds: readonly number[]): Promise<void> {
    for (const projectId of projectIds) {
      await this.database.query(LOCK_PROJECT, [projectId]);
      await this.database.query(CLAIM, [userId, foldedEmail, now, projectId]);
    }
  }
}
