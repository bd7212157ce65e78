import { Injectable } from '@nestjs/common';
import { Any } from 'typeorm';

import type { ProjectUserView } from '#core/api/members.js';
import type { Role } from '#core/domain/roles.js';

import { Invitation, Language, MemberLanguage, Membership } from '../../entities/index.js';
import { Database } from '../../platform/database/database.js';
import { limitsOfInvitation, limitsOfMember } from './language-limits.sql.js';
import { limitRows } from './language-lists.js';
import type { Limits } from './language-lists.js';
import { liveInvitation } from './live-invitations.sql.js';
import type { MembershipState } from './member.js';

/** Another member of the caller's project. */
export type Subject = MembershipState;

const MEMBERS = `
  SELECT m.user_id AS "userId", m.project_id AS "projectId", u.username, u.email, m.role, false AS pending,
         NULL::bigint AS "invitationId",
         ${limitsOfMember({ as: 'm' })}
  FROM membership m JOIN app_user u ON u.id = m.user_id
  WHERE m.project_id = $1`;

const ALL = `${MEMBERS} ORDER BY m.id`;
const ONE = `${MEMBERS} AND m.user_id = $2`;

const INVITED = `
  SELECT i.invitee_id AS "userId", i.project_id AS "projectId", u.username, coalesce(u.email, i.email) AS email,
         i.role, true AS pending,
         i.id AS "invitationId",
         ${limitsOfInvitation({ as: 'i' })}
  FROM invitation i LEFT JOIN app_user u ON u.id = i.invitee_id
  WHERE i.project_id = $1 AND ${liveInvitation({ as: 'i', now: '$2' })}
  ORDER BY i.id`;

const RECIPIENT = `
  SELECT u.email, u.language, p.name AS "projectName" FROM app_user u, project p WHERE p.id = $1 AND u.id = $2`;

@Injectable()
export class ProjectUsersQueries {
  constructor(private readonly database: Database) {}

  /** In order of joining. */
  members(projectId: number): Promise<ProjectUserView[]> {
    return this.database.query<ProjectUserView>(ALL, [projectId]);
  }

  async member(projectId: number, userId: number): Promise<ProjectUserView | null> {
    const [user] = await this.database.query<ProjectUserView>(ONE, [projectId, userId]);
    return user ?? null;
  }

  /** Whom to write about the project, and in which language. */
  async recipient(
    projectId: number,
    userId: number,
  ): Promise<{ email: string; language: string | null; projectName: string } | null> {
    const [row] = await this.database.query<{ email: string; language: string | null; projectName: string }>(
      RECIPIENT,
      [projectId, userId],
    );
    return row ?? null;
  }

  invited(projectId: number, now: Date): Promise<ProjectUserView[]> {
    return this.database.query<ProjectUserView>(INVITED, [projectId, now]);
  }

  /** The number of the distinct `ids` that are languages of the project. */
  countLanguages(projectId: number, ids: readonly number[]): Promise<number> {
    return this.database.repository(Language).countBy({ projectId, id: Any(ids) });
  }

  async setRole({ projectId, id }: Pick<Subject, 'projectId' | 'id'>, role: Role): Promise<void> {
    await this.database.repository(Membership).update({ projectId, id }, { role });
  }

  /** Replaces the lists in `limits`. */
  async setLimits({ projectId, id }: Subject, limits: Limits): Promise<void> {
    for (const access of ['source', 'target'] as const) {
      const limit = limits[access];
      if (limit === undefined) continue;
      const flag = access === 'source' ? 'sourceRestricted' : 'targetRestricted';
      await this.database.repository(Membership).update({ projectId, id }, { [flag]: limit !== null });
      await this.database.repository(MemberLanguage).delete({ projectId, membershipId: id, access });
    }
    const rows = limitRows(limits).map((row) => ({ ...row, projectId, membershipId: id }));
    await this.database.repository(MemberLanguage).insert(rows);
  }

  /** Deletes their language limits and revokes the invitations they sent. */
  async remove({ projectId, id, userId }: Subject): Promise<void> {
    await this.database.repository(Invitation).delete({ projectId, inviterId: userId, status: 'pending' });
    await this.database.repository(Membership).delete({ projectId, id });
  }
}
