import { createHash } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';

import { ErrorCode } from '#core/api/error-codes.js';

import { User } from '../../../entities/index.js';
import { Database } from '../../../platform/database/database.js';
import { ConflictError } from '../../../platform/errors/domain.error.js';
import { BillingInstanceService } from '../billing-instance.service.js';
import { LeaseQueries } from './lease.queries.js';
import type { Account } from './lease.queries.js';
import { Leases } from './leases.js';
import { PaymentProvider } from './payment-provider.js';
import { isMissing, isMissingCustomer } from './stripe-errors.js';

/** A user's account at the provider, held, and the way to ask about it. */
export interface Session {
  readonly stripe: Stripe;
  account: Account;
}

/** Milliseconds that nobody may make a customer anew for somebody who is about to be deleted. */
const FAREWELL_MS = 5_000;

/** Users as customers of the payment provider. */
@Injectable()
export class Accounts {
  constructor(
    private readonly leases: Leases,
    private readonly queries: LeaseQueries,
    private readonly provider: PaymentProvider,
    private readonly instance: BillingInstanceService,
    private readonly database: Database,
  ) {}

  /**
   * Does `work` with the user's account, held. A customer that the provider does not know is forgotten, and the work
   * done once more without one.
   */
  open<T>(userId: number, work: (session: Session) => Promise<T>, patience?: number): Promise<T> {
    return this.leases.hold(
      userId,
      (account) => this.provider.ask((stripe) => this.healing({ stripe, account }, work), patience),
      patience,
    );
  }

  /** The user's customer, made now if there is none. */
  async customerFor(session: Session): Promise<string> {
    const { stripe, account } = session;
    if (account.customerId !== null) return account.customerId;
    const { userId } = account;
    // Read while the account is held: whoever changes it now is told to the customer afterwards.
    const { email, username, language } = await this.database
      .repository(User)
      .findOneByOrFail({ id: userId });
    const person = {
      email,
      name: username ?? undefined,
      preferred_locales: language ? [language] : undefined,
    };
    const key = [this.instance.name, userId, account.generation, account.checkoutAttempt, digestOf(person)];
    const { id } = await stripe.customers
      .create({ ...person, metadata: this.marksOf(userId) }, { idempotencyKey: `cus:${key.join(':')}` })
      .catch(async (error: unknown) => {
        // Under the same key the provider would repeat its failure for a day.
        await this.queries.nextAttempt(account);
        throw error;
      });
    // Nothing is begun with a customer that nobody knows: whoever holds the account now finds the same one by its key.
    if (!(await this.queries.setCustomer(account, id))) throw new ConflictError(ErrorCode.BillingBusy);
    session.account = { ...account, customerId: id };
    return id;
  }

  /** What tells at the provider whose something is. */
  marksOf(userId: number): { userId: string; instance: string } {
    return { userId: String(userId), instance: this.instance.name };
  }

  /** A customer that is gone at the provider is one no more; the next one is another. */
  async forget(session: Session): Promise<void> {
    const account = await this.queries.forgetCustomer(session.account);
    if (account === null) throw new ConflictError(ErrorCode.BillingBusy);
    session.account = account;
  }

  /** Ends everything there is at the provider, before the user goes. Nobody begins anew in the next moment. */
  async close(userId: number): Promise<void> {
    await this.open(userId, async (session) => {
      const { customerId } = session.account;
      if (customerId !== null) {
        await session.stripe.customers.del(customerId).catch(unlessMissing);
        await this.forget(session);
      }
      await this.queries.bar(session.account, FAREWELL_MS);
    });
  }

  private async healing<T>(session: Session, work: (session: Session) => Promise<T>): Promise<T> {
    try {
      return await work(session);
    } catch (error) {
      if (!isMissingCustomer(error) || session.account.customerId === null) throw error;
      await this.forget(session);
      return work(session);
    }
  }
}

function unlessMissing(error: unknown): void {
  if (!isMissing(error)) throw error;
}

/** The same key with another content is refused: whoever changed their name in between is asked for anew. */
const digestOf = (content: object): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
