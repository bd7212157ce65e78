import { createParamDecorator, SetMetadata } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';

import type { TokenScope } from '#core/api/tokens.js';
import type { guardOf } from '#core/api/calls.js';

import type { User } from '../../entities/index.js';

/** The caller, as verified by the identity provider. */
export interface Caller {
  uid: string;
  email: string;
  emailVerified: boolean;
  /** The id of the session, if this server manages sessions and the caller has one. */
  session?: string;
  /** The scopes of the personal access token; undefined for a signed-in user. */
  scopes?: readonly TokenScope[];
  /** The only project that the personal access token can access; undefined if there is no such limit. */
  onlyProjectId?: number;
}

/** The properties that the guards add to a request. */
export interface AuthenticatedRequest extends Request {
  caller?: Caller;
  appUser?: User;
}

export const ACCESS = 'access';

/** Who may call a route. A route without a declaration is closed, and fails a test. */
export type RouteAccess = ReturnType<typeof guardOf>;

export const Access = (access: RouteAccess): MethodDecorator & ClassDecorator => SetMetadata(ACCESS, access);

/** The access rule of a route; undefined if it has none. */
export const accessOf = (reflector: Reflector, context: ExecutionContext): RouteAccess | undefined =>
  reflector.getAllAndOverride(ACCESS, [context.getHandler(), context.getClass()]);

/** Marks a probe, which is not part of the API, as public. */
export const Public = () => Access('public');

const requestOf = (context: ExecutionContext): AuthenticatedRequest => context.switchToHttp().getRequest();

/** Returns what the guards set according to the access rule. @throws Error if the rule does not provide it */
function provided<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`This route's access does not provide ${what}.`);
  return found;
}

export const CurrentCaller = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  provided(requestOf(context).caller, 'a caller'),
);

export const CurrentUser = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  provided(requestOf(context).appUser, 'a user'),
);
