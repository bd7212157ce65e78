import { Logger } from '@nestjs/common';
import type Stripe from 'stripe';

import { assertDefined } from '../../../platform/assert-defined.js';
import { withDeadline } from './deadline.js';
import { isMisconfigured, isStripeFailure, refusalFor } from './stripe-errors.js';

/**
 * The only way to Stripe: with a timeout, and with our own error codes. Without payments, the guard refuses the calls
 * that would get here.
 */
export class PaymentProvider {
  private readonly logger = new Logger('Payments');

  /**
   * @param stripe null if this instance takes no payments
   * @param timeout the maximum time of one API call that is spent on Stripe, in milliseconds
   */
  constructor(
    private readonly stripe: Stripe | null,
    readonly timeout: number,
  ) {}

  get isEnabled(): boolean {
    return this.stripe !== null;
  }

  /**
   * Runs `work` with the SDK, which it may call several times. Inside `work`, errors are those of the SDK.
   * @throws DomainError if Stripe refuses a call or does not respond
   */
  async ask<T>(work: (stripe: Stripe) => Promise<T>, timeout = this.timeout): Promise<T> {
    const stripe = assertDefined(this.stripe, 'Stripe');
    try {
      return await withDeadline(timeout, () => work(stripe));
    } catch (error) {
      if (!isStripeFailure(error)) throw error;
      this.report(error);
      throw refusalFor(error);
    }
  }

  /**
   * The content of a message that Stripe signed with one of `secrets`, undefined if it is no webhook event in JSON; null
   * if it was signed with none of them.
   */
  verify(message: Buffer, signature: string, secrets: readonly string[]): { content: unknown } | null {
    const { webhooks } = assertDefined(this.stripe, 'Stripe');
    for (const secret of secrets) {
      try {
        return { content: webhooks.constructEvent(message, signature, secret) };
      } catch (error) {
        // The SDK checks the signature first: any other error is about the content.
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
