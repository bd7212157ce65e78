import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';

import type { Caller } from './access.js';
import { BearerStrategy } from './bearer.strategy.js';
import { isPersonalToken, PersonalTokens } from './personal-tokens.js';

/** Authenticates programs by their personal access token. */
@Injectable()
export class PersonalTokenStrategy extends PassportStrategy(BearerStrategy) {
  constructor(private readonly tokens: PersonalTokens) {
    super();
  }

  async validate(token: string): Promise<Caller | null> {
    return isPersonalToken(token) ? this.tokens.verify(token) : null;
  }
}
