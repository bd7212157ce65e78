import { Injectable, Logger } from '@nestjs/common';

import { DAY_MS, MINUTE_MS } from '#core/domain/durations.js';

import { Clock } from '../../../platform/clock.js';
import { Accounts } from './accounts.js';
import { PaymentProvider } from './payment-provider.js';
import { PlanSwitchService } from './plan-switch.service.js';
import { StripeEventsQueries } from './stripe-events.queries.js';
import { SubscribersQueries } from './subscribers.queries.js';
import { Synchronisation } from './synchronisation.js';
import { WebhookService } from './webhook.service.js';

/** Events younger than this may still be at work, or be sent again by the provider itself. */
const OVERDUE_MS = 10 * MINUTE_MS;
const KEPT_DAYS = 30;
const PAGE = 100;

/** Makes good what got lost on the way from the provider to us. */
@Injectable()
export class ReconciliationService {
  private readonly logger = new Logger('Billing');

  constructor(
    private readonly provider: PaymentProvider,
    private readonly events: StripeEventsQueries,
    private readonly subscribers: SubscribersQueries,
    private readonly accounts: Accounts,
    private readonly sync: Synchronisation,
    private readonly switches: PlanSwitchService,
    private readonly webhook: WebhookService,
    private readonly clock: Clock,
  ) {}

  /** Processes what was received and failed. */
  async retryEvents(): Promise<void> {
    for (const id of await this.events.overdue(this.ago(OVERDUE_MS), this.clock.now())) {
      await this.attempt('event', id, async () => {
        const event = await this.provider.ask((stripe) => stripe.events.retrieve(id));
        await this.webhook.process(event);
      });
    }
  }

  /** Looks at everybody who ever began to pay, and forgets events that nobody asks for any more. */
  async reconcile(): Promise<void> {
    await this.events.purge(this.ago(KEPT_DAYS * DAY_MS));
    for (let last = 0; ;) {
      const page = await this.subscribers.after(last, PAGE);
      if (page.length === 0) return;
      for (const { userId } of page) {
        await this.attempt('user', userId, () => this.lookAt(userId));
        last = userId;
      }
    }
  }

  private lookAt(userId: number): Promise<void> {
    return this.accounts.open(userId, async (session) => {
      const seen = await this.sync.look(session);
      const isTidied = await this.switches.tidy(session, seen);
      await this.sync.keep(session, isTidied ? await this.sync.look(session) : seen);
    });
  }

  /** One that fails does not keep the others waiting: there is a next round. */
  private async attempt(what: string, id: string | number, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.logger.warn({ message: `Reconciling failed for ${what} ${id}`, error: String(error) });
    }
  }

  private ago(milliseconds: number): Date {
    return new Date(this.clock.now().getTime() - milliseconds);
  }
}
