import { Module } from '@nestjs/common';

import { Config } from '../../../platform/config/config.js';
import { IdentityProvider } from '../identity.provider.js';
import { openFirebase } from './firebase-auth.js';
import { FirebaseIdentity } from './firebase.identity.js';

const PROVIDER = {
  provide: IdentityProvider,
  inject: [Config],
  useFactory: (config: Config) => new FirebaseIdentity(openFirebase(config)),
};

/** Has no calls of its own: everything about passwords happens between the browser and Firebase. */
@Module({ providers: [PROVIDER], exports: [IdentityProvider] })
export class FirebaseIdentityModule {}
