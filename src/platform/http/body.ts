import { isUtf8 } from 'node:buffer';

import express from 'express';
import type { Request, RequestHandler } from 'express';

import { ErrorCode } from '#core/api/error-codes.js';

import { InvalidError } from '../errors/domain.error.js';

export interface BodyLimits {
  /** Bytes of an ordinary body. */
  ordinary: number;
  /** Bytes of a body on one of the `large` routes. */
  import: number;
  /** The calls that carry a whole file. */
  large: { method: string; path: RegExp }[];
  /** The path whose bodies are signed: they stay the bytes that came, this many at most. */
  signed: { path: string; limit: number };
}

/** Reads JSON bodies of the size that each route takes. */
export function readBody(limits: BodyLimits): RequestHandler {
  const ordinary = jsonUpTo(limits.ordinary);
  const large = jsonUpTo(limits.import);
  const signed = express.raw({ limit: limits.signed.limit, inflate: false, type: () => true });
  const isLarge = ({ method, path }: Request): boolean =>
    limits.large.some((route) => route.method === method && route.path.test(path));
  return (request, response, next) => {
    const read = request.path === limits.signed.path ? signed : isLarge(request) ? large : ordinary;
    read(request, response, next);
  };
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
