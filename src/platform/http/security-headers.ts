import { randomBytes } from 'node:crypto';

import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';

/** The word that allows the styles of one page, for `style-src` and for the page itself. */
export const nonceOf = (response: Response): string => String(response.locals.cspNonce);

/**
 * The headers that tell a browser what a page of ours may do.
 * @param publicUrl what people type; only https may forbid plain http, else the page would stay blank
 * @param documentation path of the API's pages, whose styles stand in the page
 */
export function securityHeaders(publicUrl: string | null, documentation: string): RequestHandler[] {
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  const strict = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: directives(publicUrl, isHttps) },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'no-referrer' },
    xPoweredBy: true,
  });
  const relaxed = helmet.contentSecurityPolicy({
    useDefaults: false,
    directives: { ...directives(publicUrl, isHttps), styleSrc: ["'self'", "'unsafe-inline'"] },
  });
  return [
    (_request, response, next) => {
      response.locals.cspNonce = randomBytes(16).toString('base64');
      response.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()');
      next();
    },
    strict,
    (request, response, next) =>
      request.path.startsWith(documentation) ? relaxed(request, response, next) : next(),
    keepAnswersPrivate,
  ];
}

function directives(publicUrl: string | null, isHttps: boolean): Record<string, Source[]> {
  // Older browsers do not count sockets as 'self'.
  const socket = publicUrl === null ? [] : [new URL(publicUrl).origin.replace(/^http/, 'ws')];
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    connectSrc: ["'self'", ...socket],
    frameSrc: ["'none'"],
    imgSrc: ["'self'", 'data:'],
    styleSrc: ["'self'", (_request, response) => `'nonce-${nonceOf(response as Response)}'`],
    fontSrc: ["'self'"],
    workerSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
  };
}

type Source = string | ((request: unknown, response: unknown) => string);

function keepAnswersPrivate(request: Request, response: Response, next: NextFunction): void {
  if (request.path.startsWith('/api/')) response.setHeader('Cache-Control', 'no-store');
  next();
}
