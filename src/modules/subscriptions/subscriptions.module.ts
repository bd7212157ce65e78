import { Module } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';

import { Config } from '../../platform/config/config.js';
import { AccountDeletion } from '../identity/account-deletion.js';
import { IdentityModule } from '../identity/identity.module.js';
import { BillingInstanceService } from './billing/billing-instance.service.js';
import { EntitlementQueries } from './entitlement.queries.js';
import { EntitlementService } from './entitlement.service.js';
import { PlansService } from './billing/plans.service.js';
import { Accounts } from './billing/accounts.js';
import { BillingScheduler } from './stripe-events/billing-scheduler.js';
import { CheckoutService } from './billing/checkout.service.js';
import { CurrentSubscriptionService } from './billing/current-subscription.service.js';
import { CustomerUpdatesService } from './billing/customer-updates.service.js';
import { EventProcessor } from './stripe-events/event-processor.js';
import { LeaseQueries } from './billing/lease.queries.js';
import { Leases } from './billing/leases.js';
import { loadStripe } from './stripe/load-stripe.js';
import { PaymentMethodsService } from './billing/payment-methods.service.js';
import { PaymentProvider } from './stripe/payment-provider.js';
import { PlanSwitchService } from './billing/plan-switch.service.js';
import { ReconciliationService } from './stripe-events/reconciliation.service.js';
import { StripeEventsQueries } from './stripe-events/stripe-events.queries.js';
import { SubscribersQueries } from './billing/subscribers.queries.js';
import { Synchronisation } from './billing/synchronisation.js';
import { TerminationService } from './billing/termination.service.js';
import { WebhookService } from './stripe-events/webhook.service.js';
import { SubscriptionsController } from './subscriptions.controller.js';
import { SubscriptionsQueries } from './billing/subscriptions.queries.js';
import { WebhookController } from './webhook.controller.js';

const PROVIDER = {
  provide: PaymentProvider,
  inject: [Config],
  useFactory: async (config: Config) => new PaymentProvider(await loadStripe(config), config.stripeTimeout),
};

/** Subscriptions: entitlement, payment and plans. */
@Module({
  imports: [IdentityModule],
  controllers: [SubscriptionsController, WebhookController],
  providers: [
    PROVIDER,
    BillingInstanceService,
    PlansService,
    EntitlementQueries,
    EntitlementService,
    LeaseQueries,
    Leases,
    Accounts,
    SubscriptionsQueries,
    Synchronisation,
    CurrentSubscriptionService,
    CheckoutService,
    PaymentMethodsService,
    TerminationService,
    PlanSwitchService,
    StripeEventsQueries,
    SubscribersQueries,
    EventProcessor,
    WebhookService,
    CustomerUpdatesService,
    ReconciliationService,
    BillingScheduler,
  ],
  exports: [EntitlementService, PlansService, CustomerUpdatesService],
})
export class SubscriptionsModule implements OnModuleInit {
  constructor(
    private readonly deletion: AccountDeletion,
    private readonly accounts: Accounts,
    private readonly provider: PaymentProvider,
  ) {}

  onModuleInit(): void {
    // A deleted account whose subscription continues would be charged for ever.
    if (this.provider.isEnabled) this.deletion.before(({ id }) => this.accounts.close(id));
  }
}
