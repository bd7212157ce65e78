import { createParamDecorator, SetMetadata } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';

import type { TokenScope } from '#core/api/tokens.js';
import type { guardOf } from '#core/api/calls.js';

import type { User } from '../../entities/index.js';

/** Who calls, as the identity provider vouches for it. */
export interface Caller {
  uid: string;
  email: string;
  emailVerified: boolean;
  /** The id of the session, where this server keeps sessions and the caller has one. */
  session?: string;
  /** Of the personal access token that a program calls with; undefined: somebody signed in. */
  scopes?: readonly TokenScope[];
}

/** What the guards leave on a request for those behind them. */
export interface AuthenticatedRequest extends Request {
  caller?: Caller;
  appUser?: User;
}

export const ACCESS = 'access';

/** Who may call a route; a route that declares nobody is open to nobody, and fails a test. */
export type RouteAccess = ReturnType<typeof guardOf>;

export const Access = (access: RouteAccess): MethodDecorator & ClassDecorator => SetMetadata(ACCESS, access);

/** What the guards ask of whoever calls the route; undefined where it does not say. */
export const accessOf = (reflector: Reflector, context: ExecutionContext): RouteAccess | undefined =>
  reflector.getAllAndOverride(ACCESS, [context.getHandler(), context.getClass()]);

/** For probes, which are no calls of the API. */
export const Public = () => Access('public');

const requestOf = (context: ExecutionContext): AuthenticatedRequest => context.switchToHttp().getRequest();

/** The guards ran before: where a route declares its access, what it asks for is there. */
function present<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`This route's access does not provide ${what}.`);
  return found;
}

export const CurrentCaller = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  present(requestOf(context).caller, 'a caller'),
);

export const CurrentUser = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  present(requestOf(context).appUser, 'a user'),
);
