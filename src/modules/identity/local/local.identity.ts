import { Injectable } from '@nestjs/common';

import type { Caller } from '../access.js';
import { IdentityProvider } from '../identity.provider.js';
import { BearerStrategy } from './bearer.strategy.js';

/** The driver of the accounts this very server keeps. */
@Injectable()
export class LocalIdentity extends IdentityProvider {
  constructor(private readonly strategy: BearerStrategy) {
    super();
  }

  verify(token: string): Promise<Caller | null> {
    return this.strategy.verify(token);
  }
}
