import { Injectable, Logger } from '@nestjs/common';
import type Stripe from 'stripe';

import { ErrorCode } from '#core/api/errors/error-codes.js';
import { MINUTE_MS } from '#core/domain/durations.js';
import type { WebhookResult } from '#core/api/subscriptions.js';

import { Clock } from '../../../platform/clock.js';
import { Config } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import { InvalidError } from '../../../platform/errors/domain.error.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { PaymentProvider } from '../stripe/payment-provider.js';
import { isEvent } from './event-target.js';
import { EventProcessor } from './event-processor.js';
import { EVENTS_KEPT_MS, StripeEventsQueries } from './stripe-events.queries.js';

type Result = WebhookResult['result'];

/** A younger event may still be at work, or Stripe sends it again. */
const FIRST_RETRY_MS = 10 * MINUTE_MS;

interface EventRetry {
  id: string;
}

/**
 * Receives webhook events. The call is answered once the event is processed. The retry of an event is enqueued together
 * with its record, and removed when it is processed: no failure and no crash loses an event.
 */
@Injectable()
export class WebhookService {
  private readonly logger = new Logger('Webhook');
  /** Null if this instance takes no payments. */
  private readonly retries: JobQueue<EventRetry> | null;

  constructor(
    jobs: Jobs,
    private readonly config: Config,
    private readonly provider: PaymentProvider,
    private readonly database: Database,
    private readonly events: StripeEventsQueries,
    private readonly processor: EventProcessor,
    private readonly clock: Clock,
  ) {
    const definition = {
      name: 'stripe_event',
      context: 'Webhook',
      retried: 'An event could not be processed yet',
      givenUp: 'An event was given up',
      backOff: { first: 5 * MINUTE_MS, longest: 15 * MINUTE_MS },
      leaseMs: 5 * MINUTE_MS,
      run: ({ id }: EventRetry) => this.retry(id),
    };
    this.retries = provider.isEnabled ? jobs.queue(definition) : null;
  }

  /** @throws InvalidError when Stripe did not sign the message, or long ago, or it contains no event */
  async receive(message: Buffer, signature: string): Promise<Result> {
    const secrets = this.config.stripeWebhookSecret.split(',').map((secret) => secret.trim());
    const signed = this.provider.verify(message, signature, secrets);
    if (signed === null) {
      this.logger.warn('Invalid webhook signature. Check the server clock and STRIPE_WEBHOOK_SECRET.');
      throw new InvalidError(ErrorCode.InvalidSignature);
    }
    const event = signed.content;
    if (!isEvent(event))
      throw new InvalidError(ErrorCode.ValidationError, { fields: { body: 'must be a webhook event' } });
    if (event.livemode !== this.config.stripeSecretKey.includes('_live_')) return 'ignored';
    if (!(await this.claim(event))) return 'duplicate';
    return this.process(event.id, () => Promise.resolve(event));
  }

  /** Records the event for this call to process, and enqueues its retry. */
  private claim({ id, type, created, livemode }: Stripe.Event): Promise<boolean> {
    const now = this.clock.now();
    const runAt = new Date(now.getTime() + FIRST_RETRY_MS);
    const giveUpAt = new Date(now.getTime() + EVENTS_KEPT_MS);
    return this.database.transaction(async () => {
      const received = { id, type, created: new Date(created * 1000), livemode };
      const isClaimed = await this.events.claim(received, now);
      if (isClaimed) await this.retries?.add({ id }, { key: id, runAt, giveUpAt });
      return isClaimed;
    });
  }

  private async retry(id: string): Promise<void> {
    if (await this.events.claimAgain(id, this.clock.now()))
      await this.process(id, () => this.provider.ask((stripe) => stripe.events.retrieve(id)));
    else if (await this.events.isPending(id)) throw new Error('Another call is processing the event');
  }

  /** Processes a claimed event. After a failure it is free for the next attempt. */
  private async process(id: string, load: () => Promise<Stripe.Event>): Promise<Result> {
    try {
      const isOurs = await this.processor.process(await load());
      await this.database.transaction(async () => {
        await this.events.processed(id, this.clock.now());
        await this.retries?.remove(id);
      });
      return isOurs ? 'processed' : 'ignored';
    } catch (error) {
      await this.events.failed(id, String(error));
      throw error;
    }
  }
}
