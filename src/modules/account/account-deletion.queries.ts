import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';

// As whoever changes members, or hands a project over, does.
const HOLD_PROJECTS = `
  SELECT p.id FROM project p JOIN membership m ON m.project_id = p.id
  WHERE m.user_id = $1 ORDER BY p.id FOR NO KEY UPDATE OF p`;

const OWNED = `
  SELECT m.project_id AS "projectId", EXISTS (
    SELECT FROM membership other WHERE other.project_id = m.project_id AND other.user_id <> m.user_id) AS "isShared"
  FROM membership m WHERE m.user_id = $1 AND m.role = 'owner' ORDER BY m.project_id`;

const HOLD_USER = 'SELECT 1 FROM app_user WHERE id = $1 FOR UPDATE';
const STRANGE = 'SELECT 1 FROM membership WHERE user_id = $1 AND (project_id <> ALL ($2) OR role = $3)';

const REMOVE = 'DELETE FROM app_user WHERE id = $1 RETURNING uid';

export interface OwnedProject {
  projectId: number;
  isShared: boolean;
}

@Injectable()
export class AccountDeletionQueries {
  constructor(private readonly database: Database) {}

  /** Keeps who belongs to the user's projects as it is. Answers those projects. Inside a transaction. */
  async holdProjects(userId: number): Promise<number[]> {
    return (await this.database.query<{ id: number }>(HOLD_PROJECTS, [userId])).map(({ id }) => id);
  }

  owned(userId: number): Promise<OwnedProject[]> {
    return this.database.query<OwnedProject>(OWNED, [userId]);
  }

  /** Lets the user join nothing any more, and own nothing new. Inside a transaction. */
  async holdUser(userId: number): Promise<void> {
    await this.database.query(HOLD_USER, [userId]);
  }

  /** Whether the user has come to a project meanwhile, or to own one. */
  async hasMoved(userId: number, held: readonly number[]): Promise<boolean> {
    return (await this.database.query(STRANGE, [userId, held, 'owner'])).length > 0;
  }

  /** Whatever is the user's goes with the row; what they did in projects stays, done by nobody. False: it is gone already. */
  async remove(userId: number): Promise<boolean> {
    return (await this.database.query(REMOVE, [userId])).length > 0;
  }
}
