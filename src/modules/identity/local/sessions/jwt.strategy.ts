import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';

import type { Caller } from '../../access.js';
import { BearerStrategy } from '../../bearer.strategy.js';
import { IdentityProvider } from '../../identity.provider.js';

/** Authenticates users by the access tokens of this server. */
@Injectable()
export class JwtStrategy extends PassportStrategy(BearerStrategy) {
  constructor(private readonly identities: IdentityProvider) {
    super();
  }

  /** Sessions are stored here, so every call checks whether its session has ended. */
  validate(token: string): Promise<Caller | null> {
    return this.identities.verify(token);
  }
}
