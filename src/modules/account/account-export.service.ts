import { Injectable } from '@nestjs/common';

import type { User } from '../../entities/index.js';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { IdentityProvider } from '../identity/identity.provider.js';
import { tokenView } from '../tokens/token.view.js';
import { TokensService } from '../tokens/tokens.service.js';
import { userView } from '../users/user.view.js';
import { AccountExportQueries } from './account-export.queries.js';
import type { AccountExport } from './account-export.view.js';

/** Exports the stored data about a user, for that user. */
@Injectable()
export class AccountExportService {
  constructor(
    private readonly database: Database,
    private readonly queries: AccountExportQueries,
    private readonly identities: IdentityProvider,
    private readonly tokens: TokensService,
    private readonly clock: Clock,
  ) {}

  async exportAccount(user: User): Promise<AccountExport> {
    const identity = await this.identities.describe(user.uid);
    return this.database.snapshot(async () => ({
      exportedAt: this.clock.now().toISOString(),
      user: userView(user),
      identity,
      tokens: (await this.tokens.listTokens(user.id)).map(tokenView),
      ...(await this.inProjects(user.id)),
      operatorActs: (await this.queries.operatorActs(user.id)).map(withMoments),
      subscription: withMoments(await this.queries.subscription(user.id)),
    }));
  }

  private async inProjects(
    userId: number,
  ): Promise<Pick<AccountExport, 'memberships' | 'invitations' | 'contributions'>> {
    return {
      memberships: (await this.queries.memberships(userId)).map(withMoments),
      invitations: (await this.queries.invitations(userId)).map(withMoments),
      contributions: (await this.queries.contributions(userId)).map(withMoments),
    };
  }
}

/** Formats each date of a row like a response. */
type Told<T> = { [K in keyof T]: T[K] extends Date ? string : T[K] };

function withMoments<T extends object | null>(row: T): Told<T> {
  const fields = Object.entries(row ?? {}).map(([name, value]: [string, unknown]) => [
    name,
    value instanceof Date ? value.toISOString() : value,
  ]);
  return (row === null ? null : Object.fromEntries(fields)) as Told<T>;
}
