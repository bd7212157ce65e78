import type { WebhookResult } from '#core/api/subscriptions.js';

export class WebhookResultView implements WebhookResult {
  /** `ignored` if the event concerns no user of this instance. */
  result!: WebhookResult['result'];
}
