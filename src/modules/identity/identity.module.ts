import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';

import { RateLimitGuard } from '../../platform/http/rate-limit/rate-limit.guard.js';
import { AccountDeletion } from './account-deletion.js';
import { AuthGuard } from './auth.guard.js';
import { IdentifyGuard } from './identify.guard.js';
import { IdentityRemovals } from './identity-removals.js';
import { PersonalTokens } from './personal-tokens.js';

/**
 * Who calls. The guards stand in this order before every route: who is it, how often, and may they. Who knows the
 * passwords, `identityDriver` says.
 */
@Module({
  providers: [
    ...[PersonalTokens, AccountDeletion, IdentityRemovals],
    ...[IdentifyGuard, RateLimitGuard, AuthGuard].map((guard) => ({ provide: APP_GUARD, useClass: guard })),
  ],
  exports: [AccountDeletion, IdentityRemovals],
})
export class IdentityModule {}
