import { ApiProperty } from '@nestjs/swagger';

import type { ConfigView as ConfigContract } from '#core/api/config.js';

import type { Config } from '../../platform/config/config.js';
import { VERSION } from '../../platform/config/installation.js';
import type { Mailer } from '../../platform/mail/mailer.js';

/** Largest file the browser takes for an import. */
const FILE_BYTES = 10 * 1024 * 1024;

class IdentityView {
  driver!: 'local';
}

class LimitsView {
  /** Largest file of an import. */
  fileBytes!: number;
  keysPerProject!: number;
}

export class ConfigView implements ConfigContract {
  identity!: IdentityView;
  /** Null: billing is off. */
  @ApiProperty({ type: Object, nullable: true })
  billing!: null;
  /** False: no mail leaves this instance; links are written to its log. */
  mail!: boolean;
  limits!: LimitsView;
  version!: string;
}

/** What strangers may know of this instance, name by name: nothing gets here by being added to the settings. */
export const configView = ({ identityProvider, projectKeyLimit }: Config, { sends }: Mailer): ConfigView => ({
  identity: { driver: identityProvider },
  billing: null,
  mail: sends,
  limits: { fileBytes: FILE_BYTES, keysPerProject: projectKeyLimit },
  version: VERSION,
});
