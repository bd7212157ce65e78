import { isUtf8 } from 'node:buffer';

import express from 'express';
import type { RequestHandler } from 'express';

import { ErrorCode } from '#core/api/error-codes.js';

import { InvalidError } from '../errors/domain.error.js';

/** Calls that carry a body, and how it is read. */
export interface Bodies {
  calls: { method: string; path: RegExp }[];
  /** Bytes at most. */
  limit: number;
  /** Signed bodies stay the bytes that came; all others are JSON. */
  isSigned?: boolean;
}

/** Reads the body of each call as the first of `kinds` that it is of. Whoever sends one where none belongs is not heard. */
export function readBody(kinds: readonly Bodies[]): RequestHandler {
  const readers = kinds.map(({ calls, limit, isSigned = false }) => ({
    calls,
    read: isSigned ? bytesUpTo(limit) : jsonUpTo(limit),
  }));
  return (request, response, next) => {
    const { method, path } = request;
    const reader = readers.find(({ calls }) =>
      calls.some((call) => call.method === method && call.path.test(path)),
    );
    if (reader) reader.read(request, response, next);
    else next();
  };
}

const bytesUpTo = (limit: number): RequestHandler => express.raw({ limit, inflate: false, type: () => true });

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
