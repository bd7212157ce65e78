import { Logger } from '@nestjs/common';
import type Stripe from 'stripe';

import { assertDefined } from '../../../platform/assert-defined.js';
import { withDeadline } from './deadline.js';
import { isMisconfigured, isStripeFailure, refusalFor } from './stripe-errors.js';

/**
 * The one way to the payment provider: in time, and with our own names for what goes wrong. Where there is none, the
 * guard lets nobody get this far.
 */
export class PaymentProvider {
  private readonly logger = new Logger('Payments');

  /**
   * @param stripe null where this instance takes no payments
   * @param patience milliseconds that one call of ours may spend with the provider
   */
  constructor(
    private readonly stripe: Stripe | null,
    readonly patience: number,
  ) {}

  get isThere(): boolean {
    return this.stripe !== null;
  }

  /**
   * Does `work` with the SDK; it may ask several times. Inside of it failures are the SDK's own.
   * @throws DomainError for what the provider refuses or leaves unanswered
   */
  async ask<T>(work: (stripe: Stripe) => Promise<T>, patience = this.patience): Promise<T> {
    const stripe = assertDefined(this.stripe, 'Stripe');
    try {
      return await withDeadline(patience, () => work(stripe));
    } catch (error) {
      if (!isStripeFailure(error)) throw error;
      this.report(error);
      throw refusalFor(error);
    }
  }

  /**
   * What a message holds that the provider signed with one of `secrets`, undefined where it is no webhook event in JSON;
   * null when none of them signed it.
   */
  verify(message: Buffer, signature: string, secrets: readonly string[]): { content: unknown } | null {
    const { webhooks } = assertDefined(this.stripe, 'Stripe');
    for (const secret of secrets) {
      try {
        return { content: webhooks.constructEvent(message, signature, secret) };
      } catch (error) {
        // The signature is looked at first: what else goes wrong is the content's fault.
        if (!isStripeFailure(error)) return { content: undefined };
        if (error.type !== 'StripeSignatureVerificationError') throw error;
      }
    }
    return null;
  }

  private report(error: Parameters<typeof refusalFor>[0]): void {
    const { type, code, param, statusCode, requestId: stripeRequestId, message } = error;
    const line = { message, type, code, param, statusCode, stripeRequestId };
    if (isMisconfigured(error)) this.logger.error({ ...line, message: `Billing misconfigured: ${message}` });
    else this.logger.warn(line);
  }
}
