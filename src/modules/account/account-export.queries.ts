import { Injectable } from '@nestjs/common';

import type { Role } from '#core/domain/roles.js';

import { OperatorAct, Subscription } from '../../entities/index.js';
import { Database } from '../../platform/database/database.js';

export interface MembershipRow {
  projectId: number;
  projectName: string;
  role: Role;
  joinedAt: Date;
}

export interface InvitationRow {
  projectId: number;
  projectName: string | null;
  direction: 'received' | 'sent';
  role: Role;
  status: string;
  createdAt: Date;
  expiresAt: Date;
}

export interface ContributionRow {
  projectId: number;
  projectName: string | null;
  changes: number;
  firstAt: Date;
  lastAt: Date;
}

const MEMBERSHIPS = `
  SELECT m.project_id AS "projectId", p.name AS "projectName", m.role, m.created_at AS "joinedAt"
  FROM membership m JOIN project p ON p.id = m.project_id WHERE m.user_id = $1 ORDER BY m.project_id`;

// Only invitations for the user: those that they sent contain data of others.
const INVITATIONS = `
  SELECT i.project_id AS "projectId", CASE WHEN i.invitee_id = $1 THEN p.name END AS "projectName",
         CASE WHEN i.invitee_id = $1 THEN 'received' ELSE 'sent' END AS direction,
         i.role, i.status, i.created_at AS "createdAt", i.expires_at AS "expiresAt"
  FROM invitation i JOIN project p ON p.id = i.project_id
  WHERE i.invitee_id = $1 OR i.inviter_id = $1 ORDER BY i.id`;

// A former member must not learn the current name of a project.
const CONTRIBUTIONS = `
  SELECT h.project_id AS "projectId", p.name AS "projectName", h.changes, h."firstAt", h."lastAt"
  FROM (
    SELECT project_id, count(*) AS changes, min(at) AS "firstAt", max(at) AS "lastAt"
    FROM history WHERE actor_id = $1 GROUP BY project_id) h
  LEFT JOIN membership m ON m.project_id = h.project_id AND m.user_id = $1
  LEFT JOIN project p ON p.id = m.project_id
  ORDER BY h.project_id`;

/** Reads the data about a user from the tables. */
@Injectable()
export class AccountExportQueries {
  constructor(private readonly database: Database) {}

  memberships(userId: number): Promise<MembershipRow[]> {
    return this.database.query<MembershipRow>(MEMBERSHIPS, [userId]);
  }

  invitations(userId: number): Promise<InvitationRow[]> {
    return this.database.query<InvitationRow>(INVITATIONS, [userId]);
  }

  contributions(userId: number): Promise<ContributionRow[]> {
    return this.database.query<ContributionRow>(CONTRIBUTIONS, [userId]);
  }

  operatorActs(userId: number): Promise<Pick<OperatorAct, 'action' | 'at'>[]> {
    return this.database
      .repository(OperatorAct)
      .find({ select: { action: true, at: true }, where: { userId }, order: { id: 'ASC' } });
  }

  subscription(userId: number): Promise<Pick<Subscription, 'status' | 'createdAt'> | null> {
    return this.database
      .repository(Subscription)
      .findOne({ select: { status: true, createdAt: true }, where: { userId } });
  }
}
