import { SetMetadata } from '@nestjs/common';
import type { Request } from 'express';

import type { Config } from '../../config/config.js';

/** So many calls in so many seconds, counted apart for everybody that `by` tells apart. */
export interface RateLimit {
  name: string;
  limit: (config: Config) => number;
  seconds: number;
  /** Default: the caller's uid, else the address. Undefined: this limit does not count the call. */
  by?: (request: Request) => string | undefined;
  /** Default: every call. */
  counts?: (request: Request) => boolean;
  /** Counts only calls that are answered so. Each counts until its answer is known, so that many at once gain nothing. */
  onlyStatus?: number;
}

export const RATE_LIMITS = 'rateLimits';

/** Limits a route further than the API as a whole. */
export const RateLimited = (...limits: RateLimit[]): MethodDecorator & ClassDecorator =>
  SetMetadata(RATE_LIMITS, limits);

/** Takes a route out of the limit of the API as a whole: for probes. */
export const Unlimited = (): MethodDecorator & ClassDecorator => SetMetadata(UNLIMITED, true);

export const UNLIMITED = 'unlimited';
