import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';

import { foldEmail } from '#core/domain/email.js';

import { Identity } from '../../../../entities/index.js';
import { Database } from '../../../../platform/database/database.js';

const HALFWAY = `
  SELECT 1 FROM identity i
  WHERE i.folded_email = $1 AND NOT EXISTS (SELECT FROM app_user u WHERE u.uid = i.uid::text)`;

const LANGUAGE = 'SELECT language FROM app_user WHERE uid = $1';

/**
 * The rows of accounts. Opening, renewing or ending sessions locks the row of the account until the commit; otherwise a
 * session could be renewed while all are being ended.
 */
@Injectable()
export class AccountsQueries {
  constructor(private readonly database: Database) {}

  /**
   * Finds an account by any spelling of its email; the exact spelling wins, because migrated accounts may share a
   * mailbox.
   */
  find(email: string): Promise<Identity | null> {
    return this.rows()
      .where('identity.foldedEmail IN (:...spellings)', { spellings: [foldEmail(email), email] })
      .orderBy('CASE WHEN identity.email = :email THEN 0 ELSE 1 END')
      .setParameter('email', email)
      .limit(1)
      .getOne();
  }

  findByUid(uid: string): Promise<Identity | null> {
    return this.rows().where('identity.uid = :uid', { uid }).getOne();
  }

  /** The language for emails to a person; null if unknown, as before the registration. */
  async languageOf(uid: string): Promise<string | null> {
    const [user] = await this.database.query<{ language: string | null }>(LANGUAGE, [uid]);
    return user?.language ?? null;
  }

  /** Whether the email has an account without a user. */
  async isHalfway(email: string): Promise<boolean> {
    const found = await this.database.query(HALFWAY, [foldEmail(email)]);
    return found.length > 0;
  }

  lock(id: number): Promise<Identity | null> {
    return this.locked('identity.id = :id', { id });
  }

  lockByUid(uid: string): Promise<Identity | null> {
    return this.locked('identity.uid = :uid', { uid });
  }

  /** Locks the account of a refresh token. */
  lockByToken(tokenHash: string): Promise<Identity | null> {
    return this.locked(
      'identity.id = (SELECT identity_id FROM refresh_token WHERE token_hash = :tokenHash)',
      {
        tokenHash,
      },
    );
  }

  private locked(condition: string, parameters: Record<string, unknown>): Promise<Identity | null> {
    return this.rows().where(condition, parameters).setLock('for_no_key_update').getOne();
  }

  private rows(): SelectQueryBuilder<Identity> {
    return this.database.repository(Identity).createQueryBuilder('identity');
  }
}
