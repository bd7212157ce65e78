import { Injectable } from '@nestjs/common';

import { DAY_MS, MINUTE_MS, SECOND_MS } from '#core/domain/durations.js';

import { User } from '../../../entities/index.js';
import { Database } from '../../../platform/database/database.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { PaymentProvider } from '../stripe/payment-provider.js';
import { Accounts } from './accounts.js';

interface CustomerUpdate {
  userId: number;
}

/** Copies changed names and emails of users to their customers at Stripe. */
@Injectable()
export class CustomerUpdatesService {
  /** Null if this instance takes no payments. */
  private readonly updates: JobQueue<CustomerUpdate> | null;

  constructor(
    jobs: Jobs,
    provider: PaymentProvider,
    private readonly database: Database,
    private readonly accounts: Accounts,
  ) {
    const definition = {
      name: 'customer_update',
      context: 'Billing',
      retried: 'A customer could not be updated yet',
      givenUp: 'The update of a customer was given up',
      backOff: { first: 16 * SECOND_MS, longest: DAY_MS },
      leaseMs: 5 * MINUTE_MS,
      run: ({ userId }: CustomerUpdate) => this.updateCustomer(userId),
    };
    this.updates = provider.isEnabled ? jobs.queue(definition) : null;
  }

  /** Call it in the transaction that changes a user's name or email. */
  async customerChanged(userId: number): Promise<void> {
    // Without a key: a job at work may have read the name before this change.
    await this.updates?.add({ userId });
  }

  /** Reads the name while it holds the lease of the account, so that an older name is never written last. */
  private updateCustomer(userId: number): Promise<void> {
    return this.accounts.open(userId, async ({ stripe, account }) => {
      const user = await this.database.repository(User).findOneBy({ id: userId });
      if (user === null || account.customerId === null) return;
      await stripe.customers.update(account.customerId, { email: user.email, name: user.username ?? '' });
    });
  }
}
