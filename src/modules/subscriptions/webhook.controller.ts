import { Controller, Headers, Req, UseGuards } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';

import { Unlimited } from '../../platform/http/rate-limit/rate-limit.js';
import { Call } from '../identity/call.js';
import { BillingGuard } from './billing.guard.js';
import { WebhookService } from './stripe-events/webhook.service.js';
import { WebhookResultView } from './webhook-result.view.js';

@ApiTags('subscriptions')
@Controller()
export class WebhookController {
  constructor(private readonly webhook: WebhookService) {}

  /**
   * Receives a webhook event from Stripe
   * @remarks The body must carry a valid Stripe signature and is read as raw bytes.
   */
  @Call('receiveStripeEvent')
  @ApiBody({ schema: { type: 'object', additionalProperties: true } })
  @UseGuards(BillingGuard)
  @Unlimited()
  async receive(
    @Req() { body }: Request,
    @Headers('stripe-signature') signature: string | undefined,
  ): Promise<WebhookResultView> {
    const message = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    return { result: await this.webhook.receive(message, signature ?? '') };
  }
}
