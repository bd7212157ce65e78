import type { Reception } from './stripe/webhook.service.js';

export class ReceptionView {
  /** `ignored` if the event concerns no user of this instance. */
  result!: Reception;
}
