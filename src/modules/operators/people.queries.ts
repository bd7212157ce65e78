import { Injectable } from '@nestjs/common';

import type { Role } from '#core/domain/roles.js';

import { OperatorAct, User } from '../../entities/index.js';
import { Database } from '../../platform/database/database.js';

/** An account: a user, or a person who signed up without finishing their profile and has no id. */
export interface Person {
  id: number | null;
  uid: string;
  email: string;
  username: string | null;
  /** Null if the identity provider knows it. */
  emailVerified: boolean | null;
  disabledAt: Date | null;
  createdAt: Date;
  /** The last renewal of a session; null if there was none recently, or if the identity provider manages sessions. */
  lastSeenAt: Date | null;
}

export interface PersonsProject {
  userId: number;
  id: number;
  name: string;
  role: Role;
}

// An account of the local driver may have no user yet, and a user of another provider has no account here.
const PEOPLE = `
  SELECT u.id, coalesce(u.uid, i.uid::text) AS uid, coalesce(u.email, i.email) AS email,
         coalesce(u.username, i.username) AS username, i.email_verified AS "emailVerified",
         u.disabled_at AS "disabledAt", coalesce(u.created_at, i.created_at) AS "createdAt",
         (SELECT max(t.created_at) FROM refresh_token t WHERE t.identity_id = i.id) AS "lastSeenAt"
  FROM app_user u FULL JOIN identity i ON i.uid::text = u.uid
  WHERE $1::text IS NULL OR u.folded_email = $1 OR i.folded_email = $1
  ORDER BY coalesce(u.created_at, i.created_at), u.id`;

const PROJECTS = `
  SELECT m.user_id AS "userId", p.id, p.name, m.role FROM membership m JOIN project p ON p.id = m.project_id
  WHERE $1::bigint IS NULL OR m.user_id = $1 ORDER BY p.id`;

/** The rows of accounts, for operators. */
@Injectable()
export class PeopleQueries {
  constructor(private readonly database: Database) {}

  /**
   * In the order of sign-up. @param foldedEmail the email of one account, at the provider or in the profile; null for
   * all
   */
  people(foldedEmail: string | null): Promise<Person[]> {
    return this.database.query<Person>(PEOPLE, [foldedEmail]);
  }

  /** The projects of one user; null: of all. */
  projects(userId: number | null): Promise<PersonsProject[]> {
    return this.database.query<PersonsProject>(PROJECTS, [userId]);
  }

  user(id: number): Promise<User | null> {
    return this.database.repository(User).findOneBy({ id });
  }

  /** Returns whether this changed anything. */
  async setDisabled(id: number, at: Date | null): Promise<boolean> {
    const changed = await this.database.query(
      'UPDATE app_user SET disabled_at = $2 WHERE id = $1 AND (disabled_at IS NULL) <> ($2::timestamptz IS NULL) RETURNING id',
      [id, at],
    );
    return changed.length > 0;
  }

  async record(userId: number, action: OperatorAct['action'], at: Date): Promise<void> {
    await this.database.repository(OperatorAct).insert({ userId, action, at });
  }
}
