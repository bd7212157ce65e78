import { Module } from '@nestjs/common';

import { Config } from '../../../platform/config/config.js';
import { SessionStrategy } from '../bearer.strategy.js';
import { IdentityProvider } from '../identity.provider.js';
import { openFirebase } from './firebase-auth.js';
import { FirebaseIdentity } from './firebase.identity.js';
import { FirebaseStrategy } from './firebase.strategy.js';

const IDENTITY = {
  provide: FirebaseIdentity,
  inject: [Config],
  useFactory: (config: Config) => new FirebaseIdentity(openFirebase(config)),
};

/** Has no calls of its own: everything about passwords happens between the browser and Firebase. */
@Module({
  providers: [
    IDENTITY,
    { provide: IdentityProvider, useExisting: FirebaseIdentity },
    { provide: SessionStrategy, useClass: FirebaseStrategy },
  ],
  exports: [IdentityProvider, SessionStrategy],
})
export class FirebaseIdentityModule {}
