import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import type { OperatorAction } from '#core/api/account.js';
import { ErrorCode } from '#core/api/errors/error-codes.js';
import { foldEmail } from '#core/domain/email.js';

import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { NotFoundError } from '../../platform/errors/domain.error.js';
import { Events } from '../../platform/events.js';
import { AccountDeletionService } from '../account/account-deletion.service.js';
import { AuditService } from '../history/audit.service.js';
import { AccountControl } from '../identity/account-control.js';
import { AccountDisabled } from '../identity/events/account-disabled.js';
import { IdentityProvider } from '../identity/identity.provider.js';
import { PeopleQueries } from './people.queries.js';
import type { Person, PersonsProject } from './people.queries.js';

/** The actions of operators on accounts. Each is recorded for the person concerned. */
@Injectable()
export class PeopleService {
  constructor(
    private readonly queries: PeopleQueries,
    private readonly control: AccountControl,
    private readonly identities: IdentityProvider,
    private readonly deletion: AccountDeletionService,
    private readonly audit: AuditService,
    private readonly database: Database,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  /** Everybody, in order of sign-up, and all memberships. */
  async list(): Promise<{ people: Person[]; projects: PersonsProject[] }> {
    return { people: await this.queries.people(null), projects: await this.queries.projects(null) };
  }

  /** Finds an account by any spelling of its email; null if there is none. */
  async find(email: string): Promise<Person | null> {
    const [person] = await this.queries.people(foldEmail(email));
    return person ?? null;
  }

  async projectsOf({ id }: Person): Promise<PersonsProject[]> {
    return id === null ? [] : this.queries.projects(id);
  }

  /**
   * The person is refused everywhere from now on: sessions and mailed links end; tokens stay, for `enable`. False if they
   * were disabled already.
   */
  disable(id: number, uid: string): Promise<boolean> {
    return this.database.transaction(async () => {
      // First, because it locks the account: no session can begin until the commit.
      await this.control.endSessions(uid, randomUUID());
      if (!(await this.queries.setDisabled(id, this.clock.now()))) return false;
      await this.record(id, 'account.disabled');
      this.events.publish(new AccountDisabled(id));
      return true;
    });
  }

  /** False if the person was not disabled. */
  enable(id: number): Promise<boolean> {
    return this.database.transaction(async () => {
      if (!(await this.queries.setDisabled(id, null))) return false;
      await this.record(id, 'account.enabled');
      return true;
    });
  }

  /** Ends every session; tokens stay. False if the identity provider manages sessions. */
  signOut({ id, uid }: Person): Promise<boolean> {
    return this.database.transaction(async () => {
      if (!(await this.control.endSessions(uid, randomUUID()))) return false;
      if (id !== null) await this.record(id, 'account.signed_out');
      return true;
    });
  }

  /** A link that sets a new password within an hour; null if the identity provider manages passwords. */
  resetLink({ id, uid }: Person): Promise<string | null> {
    return this.database.transaction(async () => {
      const link = await this.control.resetLink(uid);
      if (id !== null && link !== null) await this.record(id, 'account.reset_link');
      return link;
    });
  }

  /** Like the deletion by its owner. Throws RuleError for the owner of a project with other members. */
  async delete({ id, uid }: Person): Promise<void> {
    const by = { actorId: null, requestId: randomUUID() };
    if (id === null) {
      await this.identities.remove(uid);
      const details = { projects: [], byOperator: true };
      await this.audit.record({ ...by, projectId: null, action: 'account.deleted', details });
      return;
    }
    const user = await this.queries.user(id);
    if (user === null) throw new NotFoundError(ErrorCode.NotExistingUser);
    await this.deletion.deleteAccount(user, by);
  }

  private record(id: number, action: OperatorAction): Promise<void> {
    return this.queries.record(id, action, this.clock.now());
  }
}
