import type { Reception } from './stripe/webhook.service.js';

export class ReceptionView {
  /** `ignored`: it is about nobody here. */
  result!: Reception;
}
