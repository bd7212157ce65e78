import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import express from 'express';
import type { NextFunction, Request, RequestHandler, Response } from 'express';

import { ErrorCode } from '#core/api/errors/error-codes.js';

import { NotFoundError } from '../errors/domain.error.js';
import { nonceOf } from './security-headers.js';

const NONCE = /__CSP_NONCE__/g;
// The names of assets change with their content, and a missing asset must not be answered with a page.
const ASSETS = { immutable: true, maxAge: '1y', index: false, fallthrough: false } as const;

/**
 * Serves the built client: its files, and its page for every screen.
 * @param directory the build; without an index.html there are no pages, only the API
 * @param isServers whether the server handles a path itself
 */
export function serveClient(directory: string, isServers: (path: string) => boolean): RequestHandler {
  const index = join(directory, 'index.html');
  const pages = express
    .Router()
    .use('/assets', express.static(join(directory, 'assets'), ASSETS))
    .use(express.static(directory, { index: false, cacheControl: false }))
    .use(existsSync(index) ? servePage(readFileSync(index, 'utf8')) : nothingHere);
  return (request, response, next) => (isServers(request.path) ? next() : pages(request, response, next));
}

const servePage =
  (html: string): RequestHandler =>
  (request, response, next) => {
    if (isForPage(request)) {
      response.setHeader('Cache-Control', 'no-store');
      response.type('html').send(html.replace(NONCE, nonceOf(response)));
    } else {
      nothingHere(request, response, next);
    }
  };

/** A screen has no dot in the last segment of its path; a path with one is a missing file. */
const isForPage = (request: Request): boolean =>
  ['GET', 'HEAD'].includes(request.method) &&
  request.accepts(['html', 'json']) === 'html' &&
  !/\.[^/]*$/.test(request.path);

function nothingHere(_request: Request, _response: Response, next: NextFunction): void {
  next(new NotFoundError(ErrorCode.NoSuchRoute));
}
