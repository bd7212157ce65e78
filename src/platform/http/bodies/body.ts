import express from 'express';
import type { Request, RequestHandler } from 'express';

import { assertJson, notJson } from './json-body.js';
import { assertUtf8 } from './utf8.js';

/** Calls with a body, and how it is read. */
export interface Bodies {
  calls: { method: string; path: RegExp }[];
  /** The maximum number of bytes. */
  limit: number;
  /** Signed bodies stay raw bytes; all others are JSON. */
  isSigned?: boolean;
  /** A body above the limit stays unread for `FileBodyInterceptor`, which runs after the guards. */
  isDeferred?: boolean;
}

/** A request whose body may still be arriving. */
export interface DeferredRequest extends Request {
  hasUnreadBody?: boolean;
}

/** Reads the body of each call by the first of `kinds` that matches. The body of other calls is ignored. */
export function readBody(kinds: readonly Bodies[]): RequestHandler {
  const readers = kinds.map(({ calls, limit, isSigned = false, isDeferred = false }) => ({
    calls,
    read: isSigned ? bytesUpTo(limit) : isDeferred ? jsonOrDeferred(limit) : jsonUpTo(limit),
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

/** No compressed bodies: a small one could decompress to a huge one. */
function jsonUpTo(limit: number): RequestHandler {
  const read = express.json({
    limit,
    inflate: false,
    verify: (_request, _response, bytes) => assertUtf8(bytes),
  });
  return (request, response, next) => {
    assertJson(request);
    read(request, response, (error?: unknown) => {
      next(error instanceof SyntaxError ? notJson(error.message) : error);
    });
  };
}

function jsonOrDeferred(limit: number): RequestHandler {
  const read = jsonUpTo(limit);
  return (request: DeferredRequest, response, next) => {
    if (!isLarger(request, limit)) {
      read(request, response, next);
      return;
    }
    request.hasUnreadBody = true;
    // Closing the connection while the body is arriving would keep the client from reading the response.
    response.shouldKeepAlive = true;
    next();
  };
}

/** A body without a length may be of any length. */
const isLarger = ({ headers }: Request, limit: number): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > limit;
