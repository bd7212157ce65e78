import { Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

import { ErrorCode } from '#core/api/error-codes.js';

import { Config } from '../../config/config.js';
import { TooManyRequestsError } from '../../errors/domain.error.js';
import { counterKey } from './counter-key.js';
import { markOverLimit, RATE_LIMITS, UNLIMITED } from './rate-limit.js';
import type { RateLimit } from './rate-limit.js';
import { clientAddress, uidOf } from '../client-address.js';

const OF_USER: RateLimit = { name: 'user', limit: (config) => config.apiRateLimit, seconds: 60 };
const OF_ADDRESS: RateLimit = { name: 'address', limit: (config) => config.anonymousRateLimit, seconds: 60 };

/**
 * Counts calls and refuses those over a limit. It runs after the guard that identifies the caller and before the one
 * that checks access, so that rejected attempts count as well.
 */
@Injectable()
export class RateLimitGuard implements CanActivate {
  private readonly counters = new Map<string, RateLimiterMemory>();

  constructor(
    private readonly config: Config,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    for (const limit of this.limitsOf(context, uidOf(request) !== undefined))
      await this.count(request, limit);
    return true;
  }

  private limitsOf(context: ExecutionContext, isKnown: boolean): RateLimit[] {
    const places = [context.getHandler(), context.getClass()];
    const own = this.reflector.getAllAndOverride<RateLimit[] | undefined>(RATE_LIMITS, places) ?? [];
    const isUnlimited = this.reflector.getAllAndOverride<boolean | undefined>(UNLIMITED, places) ?? false;
    return isUnlimited ? own : [isKnown ? OF_USER : OF_ADDRESS, ...own];
  }

  private async count(request: Request, limit: RateLimit): Promise<void> {
    if (limit.counts && !limit.counts(request)) return;
    const counted = limit.by ? limit.by(request) : (uidOf(request) ?? clientAddress(request));
    if (counted === undefined) return;
    const key = counterKey(counted);
    try {
      const counter = this.counterOf(limit);
      await counter.consume(key);
      if (limit.onlyStatus !== undefined)
        giveBackUnless(limit.onlyStatus, request, () => counter.reward(key));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      if (limit.silent) return markOverLimit(request);
      const retryAfter = Math.ceil(refusal.msBeforeNext / 1000);
      throw new TooManyRequestsError(ErrorCode.TooManyRequests, { retryAfter });
    }
  }

  private counterOf({ name, limit, seconds }: RateLimit): RateLimiterMemory {
    const known = this.counters.get(name);
    if (known) return known;
    const counter = new RateLimiterMemory({ points: limit(this.config), duration: seconds });
    this.counters.set(name, counter);
    return counter;
  }
}

function giveBackUnless(status: number, { res }: Request, giveBack: () => Promise<unknown>): void {
  res?.once('close', () => {
    if (res.statusCode !== status) void giveBack();
  });
}
