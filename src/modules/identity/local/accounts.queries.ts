import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';

import { Identity } from '../../../entities/index.js';
import { Database } from '../../../platform/database/database.js';

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
