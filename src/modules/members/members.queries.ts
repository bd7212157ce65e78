import { Injectable } from '@nestjs/common';

import type { MembershipView } from '#core/api/members.js';

import type { User } from '../../entities/index.js';
import { Database } from '../../platform/database/database.js';
import { userColumns } from '../identity/users.sql.js';
import type { Member, MembershipState } from './member.js';

const languageIds = (access: 'source' | 'target'): string => `
  (SELECT coalesce(json_agg(l.language_id ORDER BY l.language_id), '[]') FROM member_language l
   WHERE l.project_id = $1 AND l.membership_id = m.id AND l.access = '${access}')`;

const FROM_MEMBER = 'membership m JOIN project p ON p.id = m.project_id';

const MEMBER = `
  SELECT m.id, m.project_id AS "projectId", m.user_id AS "userId", m.role,
         m.source_restricted AS "sourceRestricted", m.target_restricted AS "targetRestricted",
         p.archived_at IS NOT NULL AS "isArchived",
         ${languageIds('source')} AS "sourceLanguageIds", ${languageIds('target')} AS "targetLanguageIds"`;

const OF_USER = `${MEMBER} FROM ${FROM_MEMBER} WHERE m.project_id = $1 AND m.user_id = $2`;

/** A user and their membership in one statement, because every call within a project needs both. */
const OF_CALLER = `
  SELECT ${userColumns({ as: 'u' })}, row_to_json(member) AS member
  FROM app_user u
  LEFT JOIN LATERAL (${MEMBER} FROM ${FROM_MEMBER} WHERE m.project_id = $1 AND m.user_id = u.id) member ON true
  WHERE u.uid = $2`;

const MEMBERSHIP = `
  SELECT m.id, m.project_id AS "projectId", p.name AS "projectName", u.email AS "ownerEmail",
         u.username AS "ownerUsername", m.role, p.archived_at AS "archivedAt"
  FROM membership m
  JOIN project p ON p.id = m.project_id
  JOIN membership owner ON owner.project_id = m.project_id AND owner.role = 'owner'
  JOIN app_user u ON u.id = owner.user_id
  WHERE m.project_id = $1 AND m.id = $2`;

const LOCK = {
  shared: 'SELECT 1 FROM project WHERE id = $1 FOR SHARE',
  // Not FOR UPDATE: that would block changes of texts, whose history rows reference the project.
  exclusive: 'SELECT 1 FROM project WHERE id = $1 FOR NO KEY UPDATE',
  // Waits for changes of texts too: their history rows reference the project.
  everything: 'SELECT 1 FROM project WHERE id = $1 FOR UPDATE',
} as const;

type MembershipRow = Omit<MembershipView, 'archivedAt'> & { archivedAt: Date | null };

export type ProjectLock = keyof typeof LOCK;

/** The user of a call within a project, and their membership if they have one. */
interface CallerInProject {
  user: User;
  member: MembershipState | null;
}

@Injectable()
export class MembersQueries {
  constructor(private readonly database: Database) {}

  async find(projectId: number, userId: number): Promise<MembershipState | null> {
    const [member] = await this.database.query<MembershipState>(OF_USER, [projectId, userId]);
    return member ?? null;
  }

  /** Returns null if the user does not exist. */
  async findCaller(projectId: number, uid: string): Promise<CallerInProject | null> {
    const [row] = await this.database.query<User & { member: MembershipState | null }>(OF_CALLER, [
      projectId,
      uid,
    ]);
    if (row === undefined) return null;
    const { member, ...user } = row;
    return { user, member };
  }

  async membership({ projectId, id }: Member): Promise<MembershipView | null> {
    const [membership] = await this.database.query<MembershipRow>(MEMBERSHIP, [projectId, id]);
    if (membership === undefined) return null;
    return { ...membership, archivedAt: membership.archivedAt?.toISOString() ?? null };
  }

  async lock(projectId: number, lock: ProjectLock): Promise<void> {
    await this.database.query(LOCK[lock], [projectId]);
  }
}
