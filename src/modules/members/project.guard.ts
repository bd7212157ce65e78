import { Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';

import { ErrorCode } from '#core/api/error-codes.js';
import { isPermission } from '#core/domain/permissions.js';

import { UnauthenticatedError } from '../../platform/errors/domain.error.js';
import { rowId } from '../../platform/http/row-id.pipe.js';
import { accessOf } from '../identity/access.js';
import type { MemberRequest } from './member.js';
import { MembersService } from './members.service.js';

/** Checks, after authentication, that the caller is a member of the project with the permission of the call. */
@Injectable()
export class ProjectGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly members: MembersService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = accessOf(this.reflector, context);
    const right = isPermission(access) ? access : null;
    if (access !== 'member' && right === null) return true;
    const request = context.switchToHttp().getRequest<MemberRequest>();
    if (request.appUser === undefined) throw new UnauthenticatedError(ErrorCode.Unauthenticated);
    request.member = await this.members.requireMember(projectIdOf(request), request.appUser.id, right);
    return true;
  }
}

/** The project in the path, or else in the body, before the body is validated. */
function projectIdOf({ params, body }: MemberRequest): number {
  if ('projectId' in params) return rowId(params.projectId);
  const named: unknown = body;
  const isNamed = typeof named === 'object' && named !== null && 'projectId' in named;
  return rowId(isNamed && typeof named.projectId === 'number' ? String(named.projectId) : undefined);
}
