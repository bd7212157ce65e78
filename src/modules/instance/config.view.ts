import type { ConfigView } from '#core/api/config.js';
import { LIMITS } from '#core/domain/rules.js';

import type { Config } from '../../platform/config/config.js';
import { VERSION } from '../../platform/config/installation.js';
import type { Mailer } from '../../platform/mail/mailer.js';

/** Largest file the browser takes for an import. */
const FILE_BYTES = 10 * 1024 * 1024;

/** What strangers may know of this instance, name by name: nothing gets here by being added to the settings. */
export const configView = ({ identityProvider }: Config, { sends }: Mailer): ConfigView => ({
  identity: { driver: identityProvider },
  billing: null,
  mail: sends,
  limits: { fileBytes: FILE_BYTES, keysPerProject: LIMITS.keysPerProject },
  version: VERSION,
});
