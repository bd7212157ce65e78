import { Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';

import type { AuthenticatedRequest } from './access.js';
import { callOf } from './call.js';
import { IdentityProvider } from './identity.provider.js';
import { isPersonalToken, PersonalTokens } from './personal-tokens.js';

/** Finds out who calls, and refuses nobody: that a token is good or bad is for the guards behind it to judge. */
@Injectable()
export class IdentifyGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly identities: IdentityProvider,
    private readonly personalTokens: PersonalTokens,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const token = bearerToken(request.headers.authorization);
    if (token !== null) Object.assign(request, await this.identify(token, context));
    return true;
  }

  private async identify(
    token: string,
    context: ExecutionContext,
  ): Promise<Pick<AuthenticatedRequest, 'caller' | 'scopes'>> {
    if (isPersonalToken(token)) return (await this.personalTokens.verify(token)) ?? {};
    const isSensitive = callOf(this.reflector, context)?.revocation === 'asked';
    const caller = isSensitive ? this.identities.verifyNotRevoked(token) : this.identities.verify(token);
    return { caller: (await caller) ?? undefined };
  }
}

const bearerToken = (header = ''): string | null => /^Bearer +([^\s]+)$/i.exec(header)?.[1] ?? null;
