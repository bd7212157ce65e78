import { Injectable, Logger } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';

import type Stripe from 'stripe';

import { ErrorCode } from '#core/api/errors/error-codes.js';
import type { PlanInterval, PlanView } from '#core/api/subscriptions.js';

import { Background } from '../../../platform/background.js';
import { BootError } from '../../../platform/errors/boot.error.js';
import { Config } from '../../../platform/config/config.js';
import { DomainError, RuleError, UnavailableError } from '../../../platform/errors/domain.error.js';
import { PaymentProvider } from '../stripe/payment-provider.js';
import { planOf } from '../stripe/subscription-state.js';

/** The two plans of this instance and their costs. The amount of a price at Stripe never changes. */
@Injectable()
export class PlansService implements OnModuleInit {
  private readonly logger = new Logger('Plans');
  private plans: PlanView[] = [];
  private isAsking = false;

  constructor(
    private readonly config: Config,
    private readonly provider: PaymentProvider,
    private readonly background: Background,
  ) {}

  /** @throws BootError if a price cannot be a plan; without a response of Stripe, tries again later */
  async onModuleInit(): Promise<void> {
    if (!this.provider.isEnabled) return;
    try {
      await this.read();
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (!(error instanceof UnavailableError)) throw new BootError(UNKNOWN_PRICE, { cause: error });
      this.logger.warn('The payment provider does not answer: plans have no prices yet.');
    }
  }

  /** The plans; none until Stripe has returned the prices. */
  offered(): PlanView[] {
    if (this.plans.length === 0) this.askAgain();
    return this.plans;
  }

  /** A plan by its price; null if it is neither of the two, or Stripe has not returned the prices yet. */
  find = (priceId: string): PlanView | null => this.plans.find((plan) => plan.priceId === priceId) ?? null;

  /** @throws RuleError `invalid_price` when this instance does not offer the price */
  assertOffered(priceId: string): void {
    const { stripePriceMonthly, stripePriceYearly } = this.config;
    if (priceId !== stripePriceMonthly && priceId !== stripePriceYearly)
      throw new RuleError(ErrorCode.InvalidPrice);
  }

  /** The interval at which a plan is paid. */
  intervalOf(priceId: string): PlanInterval {
    return priceId === this.config.stripePriceYearly ? 'year' : 'month';
  }

  private askAgain(): void {
    if (this.isAsking || !this.provider.isEnabled) return;
    this.isAsking = true;
    this.background.run('Reading the plans', () => this.read().finally(() => (this.isAsking = false)));
  }

  private async read(): Promise<void> {
    const { stripePriceMonthly, stripePriceYearly } = this.config;
    const prices = await this.provider.ask((stripe) =>
      Promise.all([stripePriceMonthly, stripePriceYearly].map((id) => stripe.prices.retrieve(id))),
    );
    const faults = faultsOf(prices);
    if (faults.length > 0) throw new BootError(faults);
    this.plans = prices.map(planOf);
  }
}

const UNKNOWN_PRICE = 'STRIPE_PRICE_MONTHLY or STRIPE_PRICE_YEARLY is no price of this account of Stripe.';

const EXPECTED: [variable: string, interval: PlanInterval][] = [
  ['STRIPE_PRICE_MONTHLY', 'month'],
  ['STRIPE_PRICE_YEARLY', 'year'],
];

function faultsOf(prices: Stripe.Price[]): string[] {
  const [monthly, yearly] = prices;
  return [
    ...prices.flatMap((price, index) => faultOf(price, EXPECTED[index])),
    ...(monthly?.currency === yearly?.currency ? [] : ['The two plans must be of one currency.']),
  ];
}

function faultOf(
  { active, recurring, unit_amount: amount }: Stripe.Price,
  [variable, interval]: [string, PlanInterval] = ['', 'month'],
): string[] {
  const isRegular = recurring?.interval === interval && recurring.interval_count === 1 && amount !== null;
  return [
    ...(active ? [] : [`${variable} is not active any more.`]),
    ...(isRegular ? [] : [`${variable} must be a fixed amount every ${interval}.`]),
  ];
}
