import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';

import type { Caller } from '../access.js';
import { BearerStrategy } from '../bearer.strategy.js';
import type { BearerOptions } from '../bearer.strategy.js';
import { FirebaseIdentity } from './firebase.identity.js';

/** Authenticates users by Firebase ID tokens. */
@Injectable()
export class FirebaseStrategy extends PassportStrategy(BearerStrategy) {
  constructor(private readonly identities: FirebaseIdentity) {
    super();
  }

  validate(token: string, { isRevocationAsked }: BearerOptions): Promise<Caller | null> {
    return isRevocationAsked ? this.identities.verifyNotRevoked(token) : this.identities.verify(token);
  }
}
