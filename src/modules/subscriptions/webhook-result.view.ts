import type { WebhookResult } from './stripe/webhook.service.js';

export class WebhookResultView {
  /** `ignored` if the event concerns no user of this instance. */
  result!: WebhookResult;
}
