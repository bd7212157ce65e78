import { Module } from '@nestjs/common';

import { Config } from '../../../platform/config/config.js';
import { SessionStrategy } from '../bearer.strategy.js';
import { AccountControl } from '../account-control.js';
import { IdentityProvider } from '../identity.provider.js';
import { FirebaseAccountControl } from './firebase-account-control.js';
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
    { provide: AccountControl, useClass: FirebaseAccountControl },
    { provide: IdentityProvider, useExisting: FirebaseIdentity },
    { provide: SessionStrategy, useClass: FirebaseStrategy },
  ],
  exports: [AccountControl, IdentityProvider, SessionStrategy],
})
export class FirebaseIdentityModule {}
