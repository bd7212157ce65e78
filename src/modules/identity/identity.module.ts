import { Module } from '@nestjs/common';

import { AccountDeletion } from './account-deletion.js';
import { IdentityRemovals } from './identity-removals.js';
import { PersonalTokenStrategy } from './personal-token.strategy.js';
import { PersonalTokens } from './personal-tokens.js';

/** Identifies callers, with the driver that `identityDriver` selects. */
@Module({
  providers: [PersonalTokens, PersonalTokenStrategy, AccountDeletion, IdentityRemovals],
  exports: [PersonalTokenStrategy, AccountDeletion, IdentityRemovals],
})
export class IdentityModule {}
