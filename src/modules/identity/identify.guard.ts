import { Injectable } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard as PassportGuard } from '@nestjs/passport';

import { SessionStrategy } from './bearer.strategy.js';
import type { BearerOptions } from './bearer.strategy.js';
import { callOf } from './call.js';
import { PersonalTokenStrategy } from './personal-token.strategy.js';

/** Identifies the caller and sets `request.caller`. It refuses no request: the guards after it do. */
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

  /** Returns undefined for an unidentified caller instead of refusing the request. */
  override handleRequest<T>(error: Error | null, caller: T | false): T {
    if (error !== null) throw error;
    return (caller === false ? undefined : caller) as T;
  }
}
