import { Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { RateLimiterRes } from 'rate-limiter-flexible';

import { ErrorCode } from '#core/api/errors/error-codes.js';

import { TooManyRequestsError } from '../../errors/domain.error.js';
import { counterKey } from './counter-key.js';
import { RateCounters } from './counters.js';
import { markOverLimit, RATE_LIMITS, UNLIMITED } from './rate-limit.js';
import type { RateLimit } from './rate-limit.js';
import { clientAddress, uidOf } from '../client/client-address.js';

// Counted by each process for itself: they keep floods away, and are counted at every call, even the saving of one text.
const OF_USER: RateLimit = {
  name: 'user',
  limit: (config) => config.apiRateLimit,
  seconds: 60,
  isPerProcess: true,
};
const OF_ADDRESS: RateLimit = {
  name: 'address',
  limit: (config) => config.anonymousRateLimit,
  seconds: 60,
  isPerProcess: true,
};

/**
 * Counts calls and refuses those over a limit. It runs after the guard that identifies the caller and before the one
 * that checks access, so that rejected attempts count as well.
 */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly counters: RateCounters,
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
      await this.counters.count(limit, key);
      if (limit.onlyStatus !== undefined)
        giveBackUnless(limit.onlyStatus, request, () => this.counters.giveBack(limit, key));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      if (limit.silent) return markOverLimit(request);
      const retryAfter = Math.ceil(refusal.msBeforeNext / 1000);
      throw new TooManyRequestsError(ErrorCode.TooManyRequests, { retryAfter });
    }
  }
}

function giveBackUnless(status: number, { res }: Request, giveBack: () => void): void {
  res?.once('close', () => {
    if (res.statusCode !== status) giveBack();
  });
}
