import { Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';

import type { AuthenticatedRequest } from './access.js';
import { IdentityProvider } from './identity.provider.js';
import { isPersonalToken, PersonalTokens } from './personal-tokens.js';

/** Finds out who calls, and refuses nobody: that a token is good or bad is for the guards behind it to judge. */
@Injectable()
export class IdentifyGuard implements CanActivate {
  constructor(
    private readonly identities: IdentityProvider,
    private readonly personalTokens: PersonalTokens,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const token = bearerToken(request.headers.authorization);
    if (token !== null) Object.assign(request, await this.identify(token));
    return true;
  }

  private async identify(token: string): Promise<Pick<AuthenticatedRequest, 'caller' | 'scopes'>> {
    if (isPersonalToken(token)) return (await this.personalTokens.verify(token)) ?? {};
    return { caller: (await this.identities.verify(token)) ?? undefined };
  }
}

const bearerToken = (header = ''): string | null => /^Bearer +([^\s]+)$/i.exec(header)?.[1] ?? null;
