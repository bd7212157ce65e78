import type { DynamicModule } from '@nestjs/common';

import type { Config } from '../platform/config/config.js';

/** The module of the configured identity driver; the other one is not loaded. */
export async function identityDriver({ identityProvider }: Config): Promise<DynamicModule> {
  if (identityProvider === 'firebase') {
    const { FirebaseIdentityModule } =
      await import('../modules/identity/firebase/firebase-identity.module.js');
    return { module: FirebaseIdentityModule, global: true };
  }
  const { LocalIdentityModule } = await import('../modules/identity/local/local-identity.module.js');
  return { module: LocalIdentityModule, global: true };
}
