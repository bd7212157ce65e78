import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';

import { Identity } from '../../../entities/index.js';
import { Database } from '../../../platform/database/database.js';

const HALFWAY = `
  SELECT 1 FROM identity i
  WHERE lower(i.email) = lower($1) AND NOT EXISTS (SELECT FROM app_user u WHERE u.uid = i.uid::text)`;

/**
 * The rows of accounts. Whoever opens, renews or ends sessions of an account holds its row until the commit: else a
 * session could be renewed while all are being ended, and outlive them.
 */
@Injectable()
export class AccountsQueries {
  constructor(private readonly database: Database) {}

  find(email: string): Promise<Identity | null> {
    return this.rows().where('lower(identity.email) = lower(:email)', { email }).getOne();
  }

  findByUid(uid: string): Promise<Identity | null> {
    return this.rows().where('identity.uid = :uid', { uid }).getOne();
  }

  /** Whether the e-mail has an account that no user was made of yet. */
  async isHalfway(email: string): Promise<boolean> {
    const found = await this.database.query(HALFWAY, [email]);
    return found.length > 0;
  }

  hold(id: number): Promise<Identity | null> {
    return this.held('identity.id = :id', { id });
  }

  holdByUid(uid: string): Promise<Identity | null> {
    return this.held('identity.uid = :uid', { uid });
  }

  /** Holds the account a refresh token was handed out to. */
  holdByToken(tokenHash: string): Promise<Identity | null> {
    return this.held('identity.id = (SELECT identity_id FROM refresh_token WHERE token_hash = :tokenHash)', {
      tokenHash,
    });
  }

  private held(condition: string, parameters: Record<string, unknown>): Promise<Identity | null> {
    return this.rows().where(condition, parameters).setLock('for_no_key_update').getOne();
  }

  private rows(): SelectQueryBuilder<Identity> {
    return this.database.repository(Identity).createQueryBuilder('identity');
  }
}
