import { Injectable } from '@nestjs/common';

import type { Role } from '#core/domain/roles.js';

import { User } from '../../entities/index.js';
import { Database } from '../../platform/database/database.js';

const PROJECTS = 'SELECT project_id AS id FROM membership WHERE user_id = $1 ORDER BY project_id';

// The same locks as changes of members and transfers of a project take.
const LOCK_PROJECT = `
  SELECT p.id AS "projectId", m.role FROM project p JOIN membership m ON m.project_id = p.id
  WHERE p.id = $1 AND m.user_id = $2 FOR NO KEY UPDATE OF p`;

const OWNED = `
  SELECT m.project_id AS "projectId", EXISTS (
    SELECT FROM membership other WHERE other.project_id = m.project_id AND other.user_id <> m.user_id) AS "isShared"
  FROM membership m WHERE m.user_id = $1 AND m.role = 'owner' ORDER BY m.project_id`;

const JOINED_SINCE = 'SELECT 1 FROM membership WHERE user_id = $1 AND (project_id <> ALL ($2) OR role = $3)';

export interface OwnedProject {
  projectId: number;
  isShared: boolean;
}

export interface ProjectRole {
  projectId: number;
  role: Role;
}

@Injectable()
export class AccountDeletionQueries {
  constructor(private readonly database: Database) {}

  /**
   * Locks the members of the user's projects, in the order of their ids, and returns the user's role in each. Inside a
   * transaction. Projects may be on different nodes: one statement each.
   */
  async lockProjects(userId: number): Promise<ProjectRole[]> {
    const roles: ProjectRole[] = [];
    for (const { id } of await this.database.query<{ id: number }>(PROJECTS, [userId]))
      roles.push(...(await this.database.query<ProjectRole>(LOCK_PROJECT, [id, userId])));
    return roles;
  }

  owned(userId: number): Promise<OwnedProject[]> {
    return this.database.query<OwnedProject>(OWNED, [userId]);
  }

  /** Locks the user, who can then join or own no further project. Inside a transaction. */
  async lockUser(userId: number): Promise<void> {
    await this.database
      .repository(User)
      .findOne({ select: { id: true }, where: { id: userId }, lock: { mode: 'pessimistic_write' } });
  }

  /** Whether the user has joined or received a project since. */
  async hasJoinedSince(userId: number, locked: readonly number[]): Promise<boolean> {
    return (await this.database.query(JOINED_SINCE, [userId, locked, 'owner'])).length > 0;
  }

  /**
   * Deletes the user with everything that references them; their changes in projects stay, without an author. False if
   * already deleted.
   */
  async remove(userId: number): Promise<boolean> {
    const { affected } = await this.database.repository(User).delete({ id: userId });
    return affected === 1;
  }
}
