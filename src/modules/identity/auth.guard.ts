import { Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';

import { ErrorCode } from '#core/api/error-codes.js';

import { User } from '../../entities/index.js';
import { Database } from '../../platform/database/database.js';
import { ForbiddenError, UnauthenticatedError } from '../../platform/errors/domain.error.js';
import { ACCESS } from './access.js';
import type { Access, AuthenticatedRequest } from './access.js';

/** The first link of every route's chain: what the route declares decides how much must be known of the caller. */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly database: Database,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    // Forgotten is forbidden: nobody calls a route that does not say who may.
    if (access === undefined) throw new ForbiddenError(ErrorCode.Unauthorized);
    if (access.kind === 'public') return true;
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    if (request.caller === undefined) throw new UnauthenticatedError(ErrorCode.Unauthenticated);
    if (access.kind !== 'identity') request.appUser = await this.userOf(request.caller.uid);
    return true;
  }

  private async userOf(uid: string): Promise<User> {
    const user = await this.database.repository(User).findOneBy({ uid });
    if (user === null) throw new UnauthenticatedError(ErrorCode.Unauthenticated);
    return user;
  }
}
