import { Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';

import { scopeOf } from '#core/api/calls.js';
import type { Call } from '#core/api/calls.js';
import { ErrorCode } from '#core/api/error-codes.js';
import type { TokenScope } from '#core/api/tokens.js';

import { User } from '../../entities/index.js';
import { Database } from '../../platform/database/database.js';
import { ForbiddenError, UnauthenticatedError } from '../../platform/errors/domain.error.js';
import { accessOf } from './access.js';
import type { AuthenticatedRequest } from './access.js';
import { callOf } from './call.js';

/** Checks the authentication that the access rule of the route requires. */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly database: Database,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = accessOf(this.reflector, context);
    // A route without an access rule is closed.
    if (access === undefined) throw new ForbiddenError(ErrorCode.Unauthorized);
    if (access === 'public') return true;
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    if (request.caller === undefined) throw new UnauthenticatedError(ErrorCode.Unauthenticated);
    const { uid, scopes } = request.caller;
    if (scopes !== undefined) assertAllowed(scopes, callOf(this.reflector, context));
    if (access !== 'identity') request.appUser = await this.userOf(uid);
    return true;
  }

  private async userOf(uid: string): Promise<User> {
    const user = await this.database.repository(User).findOneBy({ uid });
    if (user === null) throw new UnauthenticatedError(ErrorCode.Unauthenticated);
    return user;
  }
}

/** A call without a row in the table of calls does not accept personal access tokens. */
function assertAllowed(scopes: readonly TokenScope[], call: Call | undefined): void {
  if (call?.tokens !== 'accepted') throw new ForbiddenError(ErrorCode.SessionRequired);
  if (!scopes.includes(scopeOf(call))) throw new ForbiddenError(ErrorCode.ReadOnlyToken);
}
