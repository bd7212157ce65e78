import { Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';

import { ErrorCode } from '#core/api/errors/error-codes.js';

import { Config } from '../../platform/config/config.js';
import { ForbiddenError } from '../../platform/errors/domain.error.js';
import { assertDefined } from '../../platform/assert-defined.js';
import type { AuthenticatedRequest } from './access.js';
import { mayCreateProjects } from './registration.js';

/** Allows callers who may create projects on this instance. */
@Injectable()
export class ProjectCreationGuard implements CanActivate {
  constructor(private readonly config: Config) {}

  canActivate(context: ExecutionContext): boolean {
    const { caller } = context.switchToHttp().getRequest<AuthenticatedRequest>();
    if (mayCreateProjects(this.config, assertDefined(caller, 'caller'))) return true;
    throw new ForbiddenError(ErrorCode.ProjectCreationRestricted);
  }
}
