import { Injectable } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard as PassportGuard } from '@nestjs/passport';

import { SessionStrategy } from './bearer.strategy.js';
import type { BearerOptions } from './bearer.strategy.js';
import { callOf } from './call.js';
import { PersonalTokenStrategy } from './personal-token.strategy.js';

/** Finds out who calls and leaves it in `request.caller`. It refuses nobody: that is for the guards behind it. */
@Injectable()
export class IdentifyGuard extends PassportGuard() {
  constructor(
    private readonly reflector: Reflector,
    programs: PersonalTokenStrategy,
    people: SessionStrategy,
  ) {
    super({ defaultStrategy: [programs.name, people.name], property: 'caller' });
  }

  override getAuthenticateOptions(context: ExecutionContext): BearerOptions {
    return { isRevocationAsked: callOf(this.reflector, context)?.revocation === 'asked' };
  }

  /** Answers undefined where passport found nobody and would refuse the call. */
  override handleRequest<T>(error: Error | null, caller: T | false): T {
    if (error !== null) throw error;
    return (caller === false ? undefined : caller) as T;
  }
}
