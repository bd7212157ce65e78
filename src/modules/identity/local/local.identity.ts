import { Injectable } from '@nestjs/common';

import { Identity } from '../../../entities/index.js';
import { Database } from '../../../platform/database/database.js';
import type { Caller } from '../access.js';
import { IdentityProvider } from '../identity.provider.js';
import { BearerStrategy } from './bearer.strategy.js';

/** The driver of the accounts this very server keeps. */
@Injectable()
export class LocalIdentity extends IdentityProvider {
  constructor(
    private readonly strategy: BearerStrategy,
    private readonly database: Database,
  ) {
    super();
  }

  verify(token: string): Promise<Caller | null> {
    return this.strategy.verify(token);
  }

  /** Sessions and mailed links go with the row. */
  async remove(uid: string): Promise<void> {
    await this.database.repository(Identity).delete({ uid });
  }
}
