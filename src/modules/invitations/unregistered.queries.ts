import { Injectable } from '@nestjs/common';

import { Invitation } from '../../entities/index.js';
import { Database } from '../../platform/database/database.js';
import { liveInvitation } from '../members/live-invitations.sql.js';

const PROJECTS = 'SELECT project_id AS id FROM invitation WHERE folded_email = $1';

// In the order of all that locks several projects. New invitations take the same locks.
const LOCK_PROJECTS = 'SELECT id FROM project WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE';

const CLAIM = `
  UPDATE invitation i SET invitee_id = $1, email = NULL, folded_email = NULL
  WHERE i.folded_email = $2 AND ${liveInvitation({ as: 'i', now: '$3' })}
    AND NOT EXISTS (SELECT 1 FROM membership m WHERE m.project_id = i.project_id AND m.user_id = $1)
    AND NOT EXISTS (
      SELECT 1 FROM invitation o WHERE o.project_id = i.project_id AND o.invitee_id = $1 AND o.status = 'pending')`;

/** Invitations to emails without an account. */
@Injectable()
export class UnregisteredQueries {
  constructor(private readonly database: Database) {}

  /** Whether the project has an invitation to this email. */
  isInvited(projectId: number, foldedEmail: string): Promise<boolean> {
    return this.database.repository(Invitation).existsBy({ projectId, foldedEmail });
  }

  /** The projects with an invitation to this email. */
  async projectsInviting(foldedEmail: string): Promise<number[]> {
    return (await this.database.query<{ id: number }>(PROJECTS, [foldedEmail])).map(({ id }) => id);
  }

  /**
   * Makes the live invitations to this email invitations of the user, except in projects that have them as a member or
   * have invited them already. Inside a transaction.
   */
  async claim(
    projectIds: readonly number[],
    { userId, foldedEmail, now }: { userId: number; foldedEmail: string; now: Date },
  ): Promise<void> {
    await this.database.query(LOCK_PROJECTS, [projectIds]);
    await this.database.query(CLAIM, [userId, foldedEmail, now]);
  }
}
