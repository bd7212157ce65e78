import { ApiProperty } from '@nestjs/swagger';

import type { ConfigView as ConfigContract } from '#core/api/config.js';
import type {
  BillingConfigView as BillingContract,
  PlanInterval,
  PlanView as PlanContract,
} from '#core/api/subscriptions.js';

import type { Config } from '../../platform/config/config.js';
import { VERSION } from '../../platform/config/installation.js';
import { takesPayments } from '../../platform/config/payment-settings.js';
import type { Mailer } from '../../platform/mail/mailer.js';

/** Largest file the browser takes for an import. */
const FILE_BYTES = 10 * 1024 * 1024;

class IdentityView {
  driver!: 'local';
}

class PlanView implements PlanContract {
  priceId!: string;
  interval!: PlanInterval;
  /** In the smallest unit of the currency. */
  amount!: number;
  currency!: string;
}

class BillingConfigView implements BillingContract {
  publishableKey!: string;
  /** Days before anybody has to pay. */
  trialDays!: number;
  /** Monthly first; empty while the payment provider has not told the prices. */
  plans!: PlanView[];
}

class LimitsView {
  /** Largest file of an import. */
  fileBytes!: number;
  keysPerProject!: number;
}

export class ConfigView implements ConfigContract {
  identity!: IdentityView;
  /** Null: billing is off. */
  billing!: BillingConfigView | null;
  /** False: no mail leaves this instance; links are written to its log. */
  mail!: boolean;
  /** Who may open an account: everybody, those whom the operator names, or nobody any more. */
  @ApiProperty({ enum: ['open', 'invited', 'closed'] })
  registration!: ConfigContract['registration'];
  @ApiProperty({ enum: ['everyone', 'operators'] })
  projectCreation!: ConfigContract['projectCreation'];
  limits!: LimitsView;
  version!: string;
}

/** What strangers may know of this instance, name by name: nothing gets here by being added to the settings. */
export const configView = (config: Config, { sends }: Mailer, plans: PlanView[]): ConfigView => ({
  identity: { driver: config.identityProvider },
  billing: takesPayments(config)
    ? { publishableKey: config.stripePublishableKey, trialDays: config.freeTrialDays, plans }
    : null,
  mail: sends,
  registration: config.registration,
  projectCreation: config.projectCreation,
  limits: { fileBytes: FILE_BYTES, keysPerProject: config.projectKeyLimit },
  version: VERSION,
});
