import { createParamDecorator, SetMetadata } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

import type { Config } from '../../config/config.js';

/** A number of calls, or of what they do, per number of seconds, counted separately for each value of `by`. */
export interface RateLimit {
  name: string;
  limit: (config: Config) => number;
  seconds: number;
  /** Default: the caller's uid, or else the address. Undefined: this limit does not count the call. */
  by?: (request: Request) => string | undefined;
  /** Default: every call. */
  counts?: (request: Request) => boolean;
  /**
   * Counts only calls with this response status. A call counts until its response is known, so that concurrent calls
   * gain nothing.
   */
  onlyStatus?: number;
  /**
   * Over the limit, the call still reaches its handler, which sees `IsOverLimit`, responds as usual and does nothing.
   */
  silent?: true;
  /** Counts no calls but what `RateCounters.add` reports: a call is refused once that is over the limit. */
  isReported?: true;
  /** Counted in the memory of each process, without a statement; otherwise by all processes together. */
  isPerProcess?: boolean;
}

export const RATE_LIMITS = 'rateLimits';

const beyondSilent = new WeakSet<Request>();

/** Marks a request as over a silent limit. */
export const markOverLimit = (request: Request): void => void beyondSilent.add(request);

/** Injects whether the request is over a silent limit. */
export const IsOverLimit = createParamDecorator((_data: unknown, context: ExecutionContext): boolean =>
  beyondSilent.has(context.switchToHttp().getRequest<Request>()),
);

/** Adds a limit to a route, besides the one of the whole API. */
export const RateLimited = (...limits: RateLimit[]): MethodDecorator & ClassDecorator =>
  SetMetadata(RATE_LIMITS, limits);

/** Exempts a route from the limit of the whole API, for probes. */
export const Unlimited = (): MethodDecorator & ClassDecorator => SetMetadata(UNLIMITED, true);

export const UNLIMITED = 'unlimited';
