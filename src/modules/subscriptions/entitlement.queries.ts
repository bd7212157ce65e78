import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';

/** The data that decides whether a user is subscribed or in the trial. */
export interface Standing {
  createdAt: Date;
  status: string | null;
}

const OF_USER = `
  SELECT u.created_at AS "createdAt", s.status FROM app_user u LEFT JOIN subscription s ON s.user_id = u.id
  WHERE u.id = $1`;

const OF_OWNER = `
  SELECT u.created_at AS "createdAt", s.status
  FROM membership m JOIN app_user u ON u.id = m.user_id LEFT JOIN subscription s ON s.user_id = u.id
  WHERE m.project_id = $1 AND m.role = 'owner'`;

@Injectable()
export class EntitlementQueries {
  constructor(private readonly database: Database) {}

  async ofUser(userId: number): Promise<Standing | null> {
    const [standing] = await this.database.query<Standing>(OF_USER, [userId]);
    return standing ?? null;
  }

  async ofOwner(projectId: number): Promise<Standing | null> {
    const [standing] = await this.database.query<Standing>(OF_OWNER, [projectId]);
    return standing ?? null;
  }
}
