import { Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';

import { assertDefined } from '../../platform/assert-defined.js';
import { callOf } from '../identity/call.js';
import { EntitlementService } from '../subscriptions/entitlement.service.js';
import type { MemberRequest } from './member.js';

/**
 * Checks that the change is paid for, after membership and permission: a caller without permission is never asked to
 * pay.
 */
@Injectable()
export class PaidGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly entitlements: EntitlementService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const paid = callOf(this.reflector, context)?.paid;
    if (paid === undefined) return true;
    const { appUser, member } = context.switchToHttp().getRequest<MemberRequest>();
    const projectId = paid === 'project' ? assertDefined(member, 'member').projectId : null;
    await this.entitlements.assertEntitled(assertDefined(appUser, 'user').id, projectId);
    return true;
  }
}
