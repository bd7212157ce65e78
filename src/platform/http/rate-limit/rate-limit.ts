import { createParamDecorator, SetMetadata } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
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
  /** Beyond the limit a call is let through, and its handler, told by `IsOverLimit`, answers as always and does nothing. */
  silent?: true;
}

export const RATE_LIMITS = 'rateLimits';

const beyondSilent = new WeakSet<Request>();

/** Notes that a request is beyond a silent limit. */
export const markOverLimit = (request: Request): void => void beyondSilent.add(request);

/** Whether the request is beyond a silent limit, for a handler. */
export const IsOverLimit = createParamDecorator((_data: unknown, context: ExecutionContext): boolean =>
  beyondSilent.has(context.switchToHttp().getRequest<Request>()),
);

/** Limits a route further than the API as a whole. */
export const RateLimited = (...limits: RateLimit[]): MethodDecorator & ClassDecorator =>
  SetMetadata(RATE_LIMITS, limits);

/** Takes a route out of the limit of the API as a whole: for probes. */
export const Unlimited = (): MethodDecorator & ClassDecorator => SetMetadata(UNLIMITED, true);

export const UNLIMITED = 'unlimited';
