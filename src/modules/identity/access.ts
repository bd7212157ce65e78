import { createParamDecorator, SetMetadata } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

import type { Permission } from '#core/domain/permissions.js';

import type { User } from '../../entities/index.js';

/** Who calls, as the identity provider vouches for it. */
export interface Caller {
  uid: string;
  email: string;
  emailVerified: boolean;
}

/** What the guards leave on a request for those behind them. */
export interface AuthenticatedRequest extends Request {
  caller?: Caller;
  appUser?: User;
}

/** Who may call a route; a route that declares none is open to nobody, and fails a test. */
export type Access =
  | { kind: 'public' }
  /** Signed in at the identity provider, perhaps not yet registered. */
  | { kind: 'identity' }
  /** A registered user. */
  | { kind: 'user' }
  /** A member of the project in the path, whatever the role. */
  | { kind: 'member' }
  /** A member whose role holds the permission. */
  | { kind: 'permission'; permission: Permission };

export const ACCESS = 'access';

const access = (value: Access): MethodDecorator & ClassDecorator => SetMetadata(ACCESS, value);

export const Public = () => access({ kind: 'public' });
export const SignedInIdentity = () => access({ kind: 'identity' });
export const SignedIn = () => access({ kind: 'user' });
export const AnyMember = () => access({ kind: 'member' });
export const RequirePermission = (permission: Permission) => access({ kind: 'permission', permission });

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
