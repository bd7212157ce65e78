import { Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';

import { assertDefined } from '../../platform/assert-defined.js';
import { callOf } from '../identity/call.js';
import { EntitlementService } from '../subscriptions/entitlement.service.js';
import type { MemberRequest } from './member.js';

/**
 * The third link of the chain, behind membership and right: whether somebody pays for what the call changes. So whoever
 * may not do it anyway is never sent to the till.
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
