import { Body, Controller, StreamableFile, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';

import type { User } from '../../entities/index.js';
import { jsonAnswer } from '../../platform/http/answers/json-answer.js';
import { RateLimited } from '../../platform/http/rate-limit/rate-limit.js';
import type { RateLimit } from '../../platform/http/rate-limit/rate-limit.js';
import { CurrentUser } from '../identity/access.js';
import { Call } from '../identity/call.js';
import { BillingGuard } from './billing.guard.js';
import { ChoosePlanBody } from './dto/choose-plan.body.js';
import { CheckoutService } from './billing/checkout.service.js';
import { CurrentSubscriptionService } from './billing/current-subscription.service.js';
import { PaymentMethodsService } from './billing/payment-methods.service.js';
import { PlanSwitchService } from './billing/plan-switch.service.js';
import { TerminationService } from './billing/termination.service.js';
import {
  CurrentSubscriptionView,
  currentSubscriptionView,
  PaymentMethodView,
  SetupIntentView,
  SubscriptionIntentView,
} from './billing/subscription.view.js';

const BILLING: RateLimit = { name: 'billing', limit: (config) => config.billingLimit, seconds: 3_600 };

@ApiTags('subscriptions')
@Controller()
export class SubscriptionsController {
  constructor(
    private readonly subscriptions: CurrentSubscriptionService,
    private readonly checkout: CheckoutService,
    private readonly methods: PaymentMethodsService,
    private readonly termination: TerminationService,
    private readonly switches: PlanSwitchService,
  ) {}

  /**
   * Returns the subscription of the caller
   * @remarks The fields are null if there is no subscription or billing is disabled.
   */
  @Call('readCurrentSubscription')
  async current(@CurrentUser() { id }: User): Promise<CurrentSubscriptionView> {
    return currentSubscriptionView(await this.subscriptions.find(id));
  }

  /** Starts or resumes the first payment of a subscription */
  @Call('createSubscriptionIntent')
  @UseGuards(BillingGuard)
  @RateLimited(BILLING)
  begin(@CurrentUser() { id }: User, @Body() { priceId }: ChoosePlanBody): Promise<SubscriptionIntentView> {
    return this.checkout.begin(id, priceId);
  }

  /**
   * Cancels the subscription at the end of the paid period
   * @remarks An unpaid subscription ends at once.
   */
  @Call('terminateSubscription')
  @UseGuards(BillingGuard)
  @RateLimited(BILLING)
  async terminate(@CurrentUser() { id }: User): Promise<CurrentSubscriptionView> {
    return currentSubscriptionView(await this.termination.terminate(id));
  }

  /** Withdraws a scheduled cancellation */
  @Call('continueSubscription')
  @UseGuards(BillingGuard)
  @RateLimited(BILLING)
  async continue(@CurrentUser() { id }: User): Promise<CurrentSubscriptionView> {
    return currentSubscriptionView(await this.termination.continue(id));
  }

  /**
   * Returns the card charged for renewals
   * @remarks Returns null if there is no card.
   */
  @Call('readPaymentMethod', PaymentMethodView)
  @UseGuards(BillingGuard)
  async paymentMethod(@CurrentUser() { id }: User): Promise<StreamableFile> {
    // Nest sends an empty body for null.
    return jsonAnswer([JSON.stringify(await this.methods.current(id))]);
  }

  /**
   * Starts adding a new card
   * @remarks Creates a Stripe setup intent, which the browser confirms.
   */
  @Call('createSetupIntent')
  @UseGuards(BillingGuard)
  @RateLimited(BILLING)
  prepareCard(@CurrentUser() { id }: User): Promise<SetupIntentView> {
    return this.methods.prepare(id);
  }

  /**
   * Switches to another plan from the next billing period
   * @remarks Choosing the current plan cancels a scheduled switch.
   */
  @Call('switchPlan')
  @UseGuards(BillingGuard)
  @RateLimited(BILLING)
  async switch(
    @CurrentUser() { id }: User,
    @Body() { priceId }: ChoosePlanBody,
  ): Promise<CurrentSubscriptionView> {
    return currentSubscriptionView(await this.switches.switch(id, priceId));
  }
}
