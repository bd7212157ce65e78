import { Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';

import { scopeOf } from '#core/api/calls.js';
import type { Call } from '#core/api/calls.js';
import { ErrorCode } from '#core/api/errors/error-codes.js';

import { ForbiddenError, UnauthenticatedError } from '../../platform/errors/domain.error.js';
import { accessOf } from './access.js';
import type { AuthenticatedRequest, Caller } from './access.js';
import { callOf } from './call.js';
import { UsersByUid } from './users-by-uid.js';

/** Checks the authentication that the access rule of the route requires. */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly users: UsersByUid,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = accessOf(this.reflector, context);
    // A route without an access rule is closed.
    if (access === undefined) throw new ForbiddenError(ErrorCode.Unauthorized);
    if (access === 'public') return true;
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    if (request.caller === undefined) throw new UnauthenticatedError(ErrorCode.Unauthenticated);
    assertAllowed(request.caller, callOf(this.reflector, context));
    // Within a project, the guard of projects reads the user together with the membership.
    if (access === 'user') request.appUser = await this.users.find(request.caller.uid);
    if (access === 'identity') await this.users.assertEnabled(request.caller.uid);
    return true;
  }
}

/**
 * Checks the personal access token of the call, if it has one. A call without a row in the table of calls accepts none;
 * calls within a project compare it with the project of the token.
 */
function assertAllowed({ scopes, onlyProjectId }: Caller, call: Call | undefined): void {
  if (scopes === undefined) return;
  const isAccepted =
    call?.tokens === 'accepted' || (call?.tokens === 'unbound' && onlyProjectId === undefined);
  if (!isAccepted) throw new ForbiddenError(ErrorCode.SessionRequired);
  if (!scopes.includes(scopeOf(call))) throw new ForbiddenError(ErrorCode.ReadOnlyToken);
}
