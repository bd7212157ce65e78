import { isUtf8 } from 'node:buffer';

import express from 'express';
import type { NextFunction, Request, RequestHandler, Response } from 'express';

import { ErrorCode } from '#core/api/error-codes.js';
import { isStorableText } from '#core/domain/rules.js';

import { InvalidError } from '../errors/domain.error.js';

export interface BodyLimits {
  /** Bytes of an ordinary body. */
  ordinary: number;
  /** Bytes of a body on one of the `large` routes. */
  import: number;
  /** The calls that carry a whole file. */
  large: { method: string; path: RegExp }[];
}

const MAX_DEPTH = 10;

/** Reads JSON bodies and refuses, before anything else looks at them, those the product could not keep unchanged. */
export function readBody(limits: BodyLimits): RequestHandler[] {
  const ordinary = jsonUpTo(limits.ordinary);
  const large = jsonUpTo(limits.import);
  const isLarge = ({ method, path }: Request): boolean =>
    limits.large.some((route) => route.method === method && route.path.test(path));
  return [
    (request, response, next) => (isLarge(request) ? large : ordinary)(request, response, next),
    refuseUnstorable,
  ];
}

/** No compressed bodies: a small one could unpack to a huge one. */
const jsonUpTo = (limit: number): RequestHandler =>
  express.json({
    limit,
    inflate: false,
    verify: (_request, _response, bytes) => {
      // Decoding would put U+FFFD in place of what was typed, without a word.
      if (!isUtf8(bytes))
        throw new InvalidError(ErrorCode.ValidationError, { fields: { body: 'utf8_expected' } });
    },
  });

function refuseUnstorable(request: Request, _response: Response, next: NextFunction): void {
  const fault = faultIn(request.body, [], MAX_DEPTH);
  if (fault)
    throw new InvalidError(ErrorCode.ValidationError, { fields: { [fault.path.join('.')]: fault.reason } });
  next();
}

interface Fault {
  path: string[];
  reason: string;
}

/** The first text that PostgreSQL could not hold, or place that is nested too deep; null when there is none. */
function faultIn(value: unknown, path: string[], depthLeft: number): Fault | null {
  if (typeof value === 'string') return isStorableText(value) ? null : { path, reason: 'not_storable' };
  if (typeof value !== 'object' || value === null) return null;
  if (depthLeft === 0) return { path, reason: 'too_deep' };
  for (const [name, item] of Object.entries(value)) {
    const fault = faultIn(item, path, depthLeft - 1);
    if (fault) return { ...fault, path: [name, ...fault.path] };
  }
  return null;
}
