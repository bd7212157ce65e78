import { Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';

import { isRefusedInArchive } from '#core/api/calls.js';
import { ErrorCode } from '#core/api/errors/error-codes.js';
import { isPermission } from '#core/domain/permissions.js';

import { ForbiddenError, UnauthenticatedError } from '../../platform/errors/domain.error.js';
import { rowId, rowIdInBody } from '../../platform/http/validation/row-id.pipe.js';
import { accessOf } from '../identity/access.js';
import { callOf } from '../identity/call.js';
import type { MemberRequest } from './member.js';
import { MembersService } from './members.service.js';

/**
 * Checks, after authentication, that the caller is a member of the project with the permission of the call, and that
 * the project is not archived if the call would change it.
 */
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
    if (request.caller === undefined) throw new UnauthenticatedError(ErrorCode.Unauthenticated);
    const { uid, onlyProjectId: only } = request.caller;
    const projectId = projectIdOf(request);
    if (only !== undefined && only !== projectId) throw new ForbiddenError(ErrorCode.NotYourProject);
    const call = callOf(this.reflector, context);
    const isRefused = call !== undefined && isRefusedInArchive(call);
    const { user, member } = await this.members.requireCaller(projectId, uid, right, isRefused);
    request.appUser = user;
    request.member = member;
    return true;
  }
}

/** The project in the path, or else in the body, before the body is validated. */
function projectIdOf({ params, body }: MemberRequest): number {
  if ('projectId' in params) return rowId(params.projectId);
  const named: unknown = body;
  const isNamed = typeof named === 'object' && named !== null && 'projectId' in named;
  return rowIdInBody(isNamed ? named.projectId : undefined);
}
