import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';

/** A project for operators, without its content. */
export interface InstanceProject {
  id: number;
  name: string;
  /** Null only if the owner was removed by hand. */
  ownerEmail: string | null;
  isOwnerDisabled: boolean;
  members: number;
  createdAt: Date;
  archivedAt: Date | null;
}

const PROJECTS = `
  SELECT p.id, p.name, u.email AS "ownerEmail", u.disabled_at IS NOT NULL AS "isOwnerDisabled",
         (SELECT count(*) FROM membership other WHERE other.project_id = p.id) AS members,
         p.created_at AS "createdAt", p.archived_at AS "archivedAt"
  FROM project p
  LEFT JOIN membership m ON m.project_id = p.id AND m.role = 'owner'
  LEFT JOIN app_user u ON u.id = m.user_id
  ORDER BY p.id`;

@Injectable()
export class InstanceProjectsQueries {
  constructor(private readonly database: Database) {}

  all(): Promise<InstanceProject[]> {
    return this.database.query<InstanceProject>(PROJECTS);
  }
}
