import { Module } from '@nestjs/common';

import { AccountDeletion } from './account-deletion.js';
import { IdentityRemovals } from './identity-removals.js';
import { PersonalTokenStrategy } from './personal-token.strategy.js';
import { PersonalTokens } from './personal-tokens.js';
import { UsersByUid } from './users-by-uid.js';

/** Identifies callers, with the driver that `identityDriver` selects. */
@Module({
  providers: [PersonalTokens, PersonalTokenStrategy, AccountDeletion, IdentityRemovals, UsersByUid],
  exports: [PersonalTokenStrategy, AccountDeletion, IdentityRemovals, UsersByUid],
})
export class IdentityModule {}
