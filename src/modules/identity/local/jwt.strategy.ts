import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';

import type { Caller } from '../access.js';
import { BearerStrategy } from '../bearer.strategy.js';
import { IdentityProvider } from '../identity.provider.js';

/** Authenticates people by the access tokens that this server issues. */
@Injectable()
export class JwtStrategy extends PassportStrategy(BearerStrategy) {
  constructor(private readonly identities: IdentityProvider) {
    super();
  }

  /** Sessions are kept here: whether one has ended is asked at every call. */
  validate(token: string): Promise<Caller | null> {
    return this.identities.verify(token);
  }
}
