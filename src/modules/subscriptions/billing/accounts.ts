import { createHash } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';

import { ErrorCode } from '#core/api/errors/error-codes.js';

import { User } from '../../../entities/index.js';
import { Database } from '../../../platform/database/database.js';
import { ConflictError } from '../../../platform/errors/domain.error.js';
import { PaymentProvider } from '../stripe/payment-provider.js';
import { isMissing, isMissingCustomer } from '../stripe/stripe-errors.js';
import { BillingInstanceService } from './billing-instance.service.js';
import { LeaseQueries } from './lease.queries.js';
import type { Account } from './lease.queries.js';
import { Leases } from './leases.js';

/** A leased account of a user at Stripe, and the client to call Stripe with. */
export interface Session {
  readonly stripe: Stripe;
  account: Account;
}

/** Milliseconds in which no call creates a customer for a user who is being deleted. */
const CLOSED_MS = 5_000;

/** Users as customers of Stripe. */
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
   * Runs `work` while it holds the lease of the user's account. If Stripe does not know the customer, the customer is
   * forgotten, and the work runs once more without one.
   */
  open<T>(userId: number, work: (session: Session) => Promise<T>, timeout?: number): Promise<T> {
    return this.leases.hold(
      userId,
      (account) => this.provider.ask((stripe) => this.healing({ stripe, account }, work), timeout),
      timeout,
    );
  }

  /** Returns the user's customer, and creates it if there is none. */
  async customerFor(session: Session): Promise<string> {
    const { stripe, account } = session;
    if (account.customerId !== null) return account.customerId;
    const { userId } = account;
    // Read under the lease: a change from now on is copied to the customer afterwards.
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
      .create({ ...person, metadata: this.metadataFor(userId) }, { idempotencyKey: `cus:${key.join(':')}` })
      .catch(async (error: unknown) => {
        // Under the same key, Stripe would repeat its failure for a day.
        await this.queries.nextAttempt(account);
        throw error;
      });
    // A customer that is not stored must not be used. The present holder of the lease gets the same one by its key.
    if (!(await this.queries.setCustomer(account, id))) throw new ConflictError(ErrorCode.BillingBusy);
    session.account = { ...account, customerId: id };
    return id;
  }

  /** The metadata that name the user of an object at Stripe. */
  metadataFor(userId: number): { userId: string; instance: string } {
    return { userId: String(userId), instance: this.instance.name };
  }

  /** Forgets a customer that Stripe has deleted. The next call creates another one. */
  async forget(session: Session): Promise<void> {
    const account = await this.queries.forgetCustomer(session.account);
    if (account === null) throw new ConflictError(ErrorCode.BillingBusy);
    session.account = account;
  }

  /**
   * Deletes the customer and so ends the subscription, before the user is deleted. The account then stays closed for
   * a moment.
   */
  async close(userId: number): Promise<void> {
    await this.open(userId, async (session) => {
      const { customerId } = session.account;
      if (customerId !== null) {
        await session.stripe.customers.del(customerId).catch(unlessMissing);
        await this.forget(session);
      }
      await this.queries.bar(session.account, CLOSED_MS);
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

/** Stripe refuses a key that is used again with other parameters, so a changed name makes another key. */
const digestOf = (content: object): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
