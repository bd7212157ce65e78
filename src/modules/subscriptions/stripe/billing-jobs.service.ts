import { Injectable, Logger } from '@nestjs/common';

import { DAY_MS, SECOND_MS } from '#core/domain/durations.js';

import { BillingJob, User } from '../../../entities/index.js';
import { Background } from '../../../platform/background.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Accounts } from './accounts.js';
import { PaymentProvider } from './payment-provider.js';

const CUSTOMER_CHANGED = 'customer_changed';

// Whoever takes a job has it for a minute; one that fails comes back later each time, up to a day.
const TAKE = `
  UPDATE billing_job SET attempts = attempts + 1, run_at = $1::timestamptz + interval '1 minute'
  WHERE id = (SELECT id FROM billing_job WHERE run_at <= $1 ORDER BY run_at LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING id, user_id AS "userId", attempts`;

type Job = Pick<BillingJob, 'id' | 'userId' | 'attempts'>;

/** What is owed to the payment provider and may wait: who changed their name or e-mail is told there too. */
@Injectable()
export class BillingJobsService {
  private readonly logger = new Logger('Billing');

  constructor(
    private readonly database: Database,
    private readonly provider: PaymentProvider,
    private readonly accounts: Accounts,
    private readonly background: Background,
    private readonly clock: Clock,
  ) {}

  /** Call it in the transaction that changes a user's name or e-mail. */
  async customerChanged(userId: number): Promise<void> {
    if (!this.provider.isThere) return;
    const job = { kind: CUSTOMER_CHANGED, userId, payload: {}, runAt: this.clock.now() };
    await this.database.repository(BillingJob).insert(job);
    this.database.afterCommit(() => this.background.run('Billing jobs', () => this.run()));
  }

  /** Does what is due, one after the other, until nothing is. */
  async run(): Promise<void> {
    for (;;) {
      const [job] = await this.database.query<Job>(TAKE, [this.clock.now()]);
      if (job === undefined) return;
      await this.attempt(job);
    }
  }

  private async attempt(job: Job): Promise<void> {
    try {
      await this.tellCustomer(job.userId);
      await this.database.repository(BillingJob).delete({ id: job.id });
    } catch (error) {
      this.logger.warn({
        message: 'A job failed',
        job: job.id,
        attempts: job.attempts,
        error: String(error),
      });
      const delay = Math.min(SECOND_MS * 2 ** (job.attempts + 3), DAY_MS);
      const runAt = new Date(this.clock.now().getTime() + delay);
      await this.database.repository(BillingJob).update({ id: job.id }, { runAt });
    }
  }

  /** Reads the name while the account is held: of two jobs, neither can write the older one last. */
  private tellCustomer(userId: number): Promise<void> {
    return this.accounts.open(userId, async ({ stripe, account }) => {
      const user = await this.database.repository(User).findOneBy({ id: userId });
      if (user === null || account.customerId === null) return;
      await stripe.customers.update(account.customerId, { email: user.email, name: user.username ?? '' });
    });
  }
}
