import { Injectable } from '@nestjs/common';

import type { ExportedIdentity } from '#core/api/account.js';

import { IdentityProvider } from '../identity/identity.provider.js';
import { LoggedAccounts } from '../identity/logged-accounts.js';
import type { OwnToken } from '../tokens/tokens.queries.js';
import { TokensService } from '../tokens/tokens.service.js';
import { PeopleQueries } from './people.queries.js';
import type { Person, PersonsProject } from './people.queries.js';

/** An account and what belongs to it; no texts. */
export interface PersonDetails {
  person: Person;
  /** The account in lines of the log. */
  logName: string;
  sessions: ExportedIdentity['sessions'];
  tokens: OwnToken[];
  projects: PersonsProject[];
}

/** Describes accounts to operators of this instance. */
@Injectable()
export class PersonDetailsService {
  constructor(
    private readonly queries: PeopleQueries,
    private readonly identities: IdentityProvider,
    private readonly tokens: TokensService,
    private readonly logged: LoggedAccounts,
  ) {}

  async of(person: Person): Promise<PersonDetails> {
    const { id, uid } = person;
    const identity = await this.identities.describe(uid);
    return {
      person,
      logName: this.logged.nameOf(person.email),
      sessions: identity?.sessions ?? [],
      tokens: id === null ? [] : await this.tokens.listTokens(id),
      projects: id === null ? [] : await this.queries.projects(id),
    };
  }
}
