import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';

import { BillingInstanceService } from '../billing/billing-instance.service.js';
import { Accounts } from '../billing/accounts.js';
import type { Session } from '../billing/accounts.js';
import { PaymentMethodsService } from '../billing/payment-methods.service.js';
import { PlanSwitchService } from '../billing/plan-switch.service.js';
import { SubscribersQueries } from '../billing/subscribers.queries.js';
import { Synchronisation } from '../billing/synchronisation.js';
import { targetOf } from './event-target.js';

/**
 * Processes webhook events. It uses only the customer and a newly added card from the event, and fetches the
 * subscription itself, so that late, repeated and reordered events do no harm.
 */
@Injectable()
export class EventProcessor {
  constructor(
    private readonly subscribers: SubscribersQueries,
    private readonly instance: BillingInstanceService,
    private readonly accounts: Accounts,
    private readonly sync: Synchronisation,
    private readonly methods: PaymentMethodsService,
    private readonly switches: PlanSwitchService,
  ) {}

  /** Returns false if the event concerns no user of this instance. It may be called again after a failure. */
  async process(event: Stripe.Event): Promise<boolean> {
    const userId = await this.userOf(event);
    return userId !== null && (await this.applyTo(userId, event));
  }

  /** False if the user was deleted meanwhile. */
  private async applyTo(userId: number, event: Stripe.Event): Promise<boolean> {
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
    const fetched = await this.sync.fetch(session);
    const isAdopted =
      event.type === 'setup_intent.succeeded' && (await this.methods.adopt(session, event, fetched));
    const isTidied = await this.switches.tidy(session, fetched);
    await this.sync.persist(session, isAdopted || isTidied ? await this.sync.fetch(session) : fetched);
  }

  /** An event may come before the id of the customer is stored: then the metadata of its object names the user. */
  private async userOf(event: Stripe.Event): Promise<number | null> {
    const { customerId, metadata } = targetOf(event);
    const known = customerId === null ? null : await this.subscribers.byCustomer(customerId);
    if (known !== null || metadata.instance !== this.instance.name) return known;
    const userId = Number(metadata.userId);
    return Number.isSafeInteger(userId) && (await this.subscribers.exists(userId)) ? userId : null;
  }
}
