import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/errors/error-codes.js';
import type { RegisterUser, UpdateUser } from '#core/api/users.js';

import { User } from '../../entities/index.js';
import { Clock } from '../../platform/clock.js';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { InvalidError, RuleError, UnauthenticatedError } from '../../platform/errors/domain.error.js';
import { refuseDuplicates } from '../../platform/database/duplicates.js';
import { Events } from '../../platform/events.js';
import type { Locale } from '../../platform/http/client/client-context.js';
import type { Caller } from '../identity/access.js';
import { emailColumns, isSameEmail } from '../identity/email-columns.js';
import type { EmailColumns } from '../identity/email-columns.js';
import { UsernameChanged } from '../identity/events/username-changed.js';
import { IdentityRemovals } from '../identity/identity-removals.js';
import { assertMayRegister } from '../identity/registration.js';
import { usernameOf } from '../identity/username.js';
import { CustomerUpdatesService } from '../subscriptions/billing/customer-updates.service.js';

const DUPLICATES = { unique_user_email: ErrorCode.EmailAlreadyInUse };

@Injectable()
export class UsersService {
  constructor(
    private readonly database: Database,
    private readonly customers: CustomerUpdatesService,
    private readonly removals: IdentityRemovals,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly events: Events,
  ) {}

  /**
   * Registers the caller as a user; an existing user is returned unchanged. Throws InvalidError if the body has another
   * email than the token or one that cannot be registered, RuleError if the email is in use, UnauthenticatedError if
   * the account was deleted, ForbiddenError if registration is closed to the caller.
   */
  async register(caller: Caller, body: RegisterUser, locale: Locale): Promise<User> {
    const { uid, email } = caller;
    if (!isSameEmail(body.email, email))
      throw new InvalidError(ErrorCode.ValidationError, {
        fields: { email: 'must be the one you signed in with' },
      });
    const known = await this.database.repository(User).findOneBy({ uid });
    if (known !== null) return known;
    assertMayRegister(this.config, caller);
    const columns = emailColumns(email);
    return this.database.transaction(async () => {
      await this.insert({ uid, ...columns, username: usernameOf(body.username), language: locale });
      await this.assertNotLeaving(uid);
      const user = await this.database.repository(User).findOneBy({ uid });
      if (user === null) throw new RuleError(ErrorCode.EmailAlreadyInUse);
      return user;
    });
  }

  /**
   * The email can only be set to the one at the identity provider, which has verified it. Throws InvalidError for
   * another one, RuleError if it is in use.
   */
  async updateUser({ id, email: present }: User, caller: Caller, body: UpdateUser): Promise<User> {
    const { email = present, username, language } = body;
    const changes = {
      ...(username === undefined ? {} : { username: usernameOf(username) }),
      ...(email === present ? {} : changedEmail(email, present, caller)),
      ...(language === undefined ? {} : { language }),
    };
    await refuseDuplicates(DUPLICATES, () =>
      this.database.transaction(async () => {
        const values = { ...changes, updatedAt: this.clock.now() };
        await this.database.repository(User).update({ id }, values);
        await this.customers.customerChanged(id);
        if (changes.username !== undefined) this.events.publish(new UsernameChanged(id, changes.username));
      }),
    );
    const user = await this.database.repository(User).findOneBy({ id });
    // Deleted at the same time.
    if (user === null) throw new UnauthenticatedError(ErrorCode.Unauthenticated);
    return user;
  }

  private async insert(user: Omit<User, 'id' | 'disabledAt' | 'createdAt' | 'updatedAt'>): Promise<void> {
    const now = this.clock.now();
    await this.database
      .repository(User)
      .createQueryBuilder()
      .insert()
      .values({ ...user, createdAt: now, updatedAt: now })
      .orIgnore()
      .execute();
  }

  /**
   * A token issued before its account was deleted must not recreate it. Checked after the insertion, which waits for a
   * running deletion.
   */
  private async assertNotLeaving(uid: string): Promise<void> {
    if (await this.removals.isRemoved(uid)) throw new UnauthenticatedError(ErrorCode.Unauthenticated);
  }
}

const BY_LINK = 'is not verified: change it with POST /identity/change-email, which sends a link to it';

/** Another spelling of the current email needs no verification. */
function changedEmail(email: string, present: string, caller: Caller): EmailColumns {
  const isProven = isSameEmail(email, caller.email) && caller.emailVerified;
  if (!isProven && !isSameEmail(email, present))
    throw new InvalidError(ErrorCode.EmailNotVerified, { fields: { email: BY_LINK } });
  return emailColumns(email);
}
