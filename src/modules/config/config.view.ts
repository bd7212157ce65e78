import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';

import type {
  ConfigView as ConfigContract,
  FirebaseIdentityView as FirebaseContract,
  LimitsView as LimitsContract,
  LocalIdentityView as LocalContract,
} from '#core/api/config.js';
import type {
  BillingConfigView as BillingContract,
  PlanInterval,
  PlanView as PlanContract,
} from '#core/api/subscriptions.js';

import type { Config } from '../../platform/config/config.js';
import { VERSION } from '../../platform/config/installation.js';
import { takesPayments } from '../../platform/config/payment-settings.js';
import type { Mailer } from '../../platform/mail/mailer.js';
import { reachesMailboxes } from '../identity/registration.js';

/** The largest file that the browser accepts for an import. */
const FILE_BYTES = 10 * 1024 * 1024;

class LocalIdentityView implements LocalContract {
  driver!: 'local';
}

class FirebaseIdentityView implements FirebaseContract {
  driver!: 'firebase';
  apiKey!: string;
  authDomain!: string;
  projectId!: string;
  /** The host and port of a Firebase emulator; null in production. */
  emulatorHost!: string | null;
}

class PlanView implements PlanContract {
  priceId!: string;
  interval!: PlanInterval;
  /** In the smallest unit of the currency, such as cents. */
  amount!: number;
  currency!: string;
}

class BillingConfigView implements BillingContract {
  publishableKey!: string;
  /** The length of the trial, in days. */
  trialDays!: number;
  /** Monthly first; empty until the payment provider has returned the prices. */
  plans!: PlanView[];
}

class LimitsView implements LimitsContract {
  /** The maximum size of an imported file, in bytes. */
  fileBytes!: number;
  keysPerProject!: number;
  languagesPerProject!: number;
}

@ApiExtraModels(LocalIdentityView, FirebaseIdentityView)
export class ConfigView implements ConfigContract {
  @ApiProperty({
    oneOf: [LocalIdentityView, FirebaseIdentityView].map((view) => ({ $ref: getSchemaPath(view) })),
  })
  identity!: LocalIdentityView | FirebaseIdentityView;
  /** Null if billing is disabled. */
  billing!: BillingConfigView | null;
  /** False if the instance sends no email and writes links to its log instead. */
  mail!: boolean;
  /** Who may sign up: everyone, people that the operator invites, or nobody. */
  @ApiProperty({ enum: ['open', 'invited', 'closed'] })
  registration!: ConfigContract['registration'];
  @ApiProperty({ enum: ['everyone', 'operators'] })
  projectCreation!: ConfigContract['projectCreation'];
  /** The terms of use of the operator, which replace the default ones: paragraphs, `# headings` and `- lists`. */
  terms!: string | null;
  /** Receives the access tokens of the web client: POST for a new one, DELETE at the end of its session. */
  tokenSyncUrl!: string | null;
  limits!: LimitsView;
  version!: string;
}

/** The public settings, listed one by one so that a new setting is never published by accident. */
export const configView = (config: Config, { sends }: Mailer, plans: PlanView[]): ConfigView => ({
  identity: identityView(config),
  billing: takesPayments(config)
    ? { publishableKey: config.stripePublishableKey, trialDays: config.freeTrialDays, plans }
    : null,
  mail: sends || reachesMailboxes(config),
  registration: config.registration,
  projectCreation: config.projectCreation,
  terms: config.terms,
  tokenSyncUrl: config.tokenSyncUrl,
  limits: {
    fileBytes: FILE_BYTES,
    keysPerProject: config.projectKeyLimit,
    languagesPerProject: config.projectLanguageLimit,
  },
  version: VERSION,
});

const identityView = (config: Config): LocalIdentityView | FirebaseIdentityView =>
  config.identityProvider === 'local'
    ? { driver: 'local' }
    : {
        driver: 'firebase',
        apiKey: config.firebaseApiKey,
        authDomain: config.firebaseAuthDomain || `${config.firebaseProjectId}.firebaseapp.com`,
        projectId: config.firebaseProjectId,
        emulatorHost: config.firebaseAuthEmulatorHost || null,
      };
