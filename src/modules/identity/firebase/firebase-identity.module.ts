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

/** Has no calls: the browser handles passwords with Firebase directly. */
@Module({
  providers: [
    IDENTITY,
    { provide: IdentityProvider, useExisting: FirebaseIdentity },
    { provide: SessionStrategy, useClass: FirebaseStrategy },
  ],
  exports: [IdentityProvider, SessionStrategy],
})
export class FirebaseIdentityModule {}
