import { Injectable, Logger } from '@nestjs/common';
import type Stripe from 'stripe';

import { ErrorCode } from '#core/api/error-codes.js';

import { Clock } from '../../../platform/clock.js';
import { Config } from '../../../platform/config/config.js';
import { InvalidError } from '../../../platform/errors/domain.error.js';
import { BillingInstanceService } from '../billing-instance.service.js';
import { Accounts } from './accounts.js';
import type { Session } from './accounts.js';
import { isEvent, targetOf } from './event-target.js';
import { PaymentMethodsService } from './payment-methods.service.js';
import { PaymentProvider } from './payment-provider.js';
import { PlanSwitchService } from './plan-switch.service.js';
import { StripeEventsQueries } from './stripe-events.queries.js';
import { SubscribersQueries } from './subscribers.queries.js';
import { Synchronisation } from './synchronisation.js';

/** What became of a message of the provider. */
export type Reception = 'processed' | 'duplicate' | 'ignored';

/**
 * What the provider tells us. Nothing is taken from a message but whom it is about and that a card was taken down:
 * what has become of the subscription is looked up, so late, doubled and shuffled messages do no harm.
 */
@Injectable()
export class WebhookService {
  private readonly logger = new Logger('Webhook');

  constructor(
    private readonly config: Config,
    private readonly provider: PaymentProvider,
    private readonly events: StripeEventsQueries,
    private readonly subscribers: SubscribersQueries,
    private readonly instance: BillingInstanceService,
    private readonly accounts: Accounts,
    private readonly sync: Synchronisation,
    private readonly methods: PaymentMethodsService,
    private readonly switches: PlanSwitchService,
    private readonly clock: Clock,
  ) {}

  /** @throws InvalidError when the provider did not sign the message, or long ago, or it holds no event */
  async receive(message: Buffer, signature: string): Promise<Reception> {
    const secrets = this.config.stripeWebhookSecret.split(',').map((secret) => secret.trim());
    const signed = this.provider.verify(message, signature, secrets);
    if (signed === null) {
      this.logger.warn('A message without a good signature: is the clock right, and the secret?');
      throw new InvalidError(ErrorCode.InvalidSignature);
    }
    const event = signed.content;
    if (!isEvent(event))
      throw new InvalidError(ErrorCode.ValidationError, { fields: { body: 'must be a webhook event' } });
    if (event.livemode !== this.config.stripeSecretKey.includes('_live_')) return 'ignored';
    const { id, type, created, livemode } = event;
    const now = this.clock.now();
    const isOurs = await this.events.claim({ id, type, created: new Date(created * 1000), livemode }, now);
    return isOurs ? this.process(event) : 'duplicate';
  }

  /** Does what an event asks for, and notes that it is done. Whoever calls again after a failure loses nothing. */
  async process(event: Stripe.Event): Promise<Reception> {
    try {
      const userId = await this.userOf(event);
      const isOurs = userId !== null && (await this.tell(userId, event));
      await this.events.processed(event.id, this.clock.now());
      return isOurs ? 'processed' : 'ignored';
    } catch (error) {
      await this.events.failed(event.id, String(error));
      throw error;
    }
  }

  /** False when the user has gone meanwhile: then it is about nobody any more. */
  private async tell(userId: number, event: Stripe.Event): Promise<boolean> {
    try {
      await this.accounts.open(userId, (session) => this.apply(session, event));
      return true;
    } catch (error) {
      if (await this.subscribers.exists(userId)) throw error;
      return false;
    }
  }

  private async apply(session: Session, event: Stripe.Event): Promise<void> {
    if (event.type === 'customer.deleted' && event.data.object.id === session.account.customerId)
      await this.accounts.forget(session);
    const seen = await this.sync.look(session);
    const isAdopted =
      event.type === 'setup_intent.succeeded' && (await this.methods.adopt(session, event, seen));
    const isTidied = await this.switches.tidy(session, seen);
    await this.sync.keep(session, isAdopted || isTidied ? await this.sync.look(session) : seen);
  }

  /** An event may come before we know the customer's id: then what we wrote on the object says whose it is. */
  private async userOf(event: Stripe.Event): Promise<number | null> {
    const { customerId, metadata } = targetOf(event);
    const known = customerId === null ? null : await this.subscribers.byCustomer(customerId);
    if (known !== null || metadata.instance !== this.instance.name) return known;
    const userId = Number(metadata.userId);
    return Number.isSafeInteger(userId) && (await this.subscribers.exists(userId)) ? userId : null;
  }
}
