import { randomBytes } from 'node:crypto';

import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';

/** The nonce that allows the styles of one page, for `style-src` and for the page itself. */
export const nonceOf = (response: Response): string => String(response.locals.cspNonce);

/** Origins of other parties that a page may load scripts from, call, and embed in frames. */
export interface ThirdPartyOrigins {
  script: readonly string[];
  connect: readonly string[];
  frame: readonly string[];
}

const together = (parts: readonly ThirdPartyOrigins[]): ThirdPartyOrigins => ({
  script: parts.flatMap(({ script }) => script),
  connect: parts.flatMap(({ connect }) => connect),
  frame: parts.flatMap(({ frame }) => frame),
});

/**
 * The security headers of every response.
 * @param publicUrl the public address; only with https may plain http be forbidden, or the page would stay blank
 * @param documentation path of the API documentation, which has inline styles
 * @param others third-party origins that pages need
 */
export function securityHeaders(
  publicUrl: string | null,
  documentation: string,
  others: readonly ThirdPartyOrigins[] = [],
): RequestHandler[] {
  const thirdParties = together(others);
  const isHttps = isSecure(publicUrl);
  const strict = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: directives(publicUrl, thirdParties) },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'no-referrer' },
    xPoweredBy: true,
  });
  const relaxed = helmet.contentSecurityPolicy({
    useDefaults: false,
    directives: { ...directives(publicUrl, thirdParties), styleSrc: ["'self'", "'unsafe-inline'"] },
  });
  return [
    (_request, response, next) => {
      response.locals.cspNonce = randomBytes(16).toString('base64');
      response.setHeader(
        'Permissions-Policy',
        `camera=(), microphone=(), geolocation=(), payment=(${payers(thirdParties)})`,
      );
      next();
    },
    strict,
    (request, response, next) =>
      request.path.startsWith(documentation) ? relaxed(request, response, next) : next(),
    keepAnswersPrivate,
  ];
}

function directives(
  publicUrl: string | null,
  { script, connect, frame }: ThirdPartyOrigins,
): Record<string, Source[]> {
  // In older browsers, 'self' does not include sockets.
  const socket = publicUrl === null ? [] : [new URL(publicUrl).origin.replace(/^http/, 'ws')];
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...script],
    connectSrc: ["'self'", ...socket, ...connect],
    frameSrc: frame.length === 0 ? ["'none'"] : [...frame],
    imgSrc: ["'self'", 'data:'],
    styleSrc: ["'self'", (_request, response) => `'nonce-${nonceOf(response as Response)}'`],
    fontSrc: ["'self'"],
    workerSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    ...(isSecure(publicUrl) ? { upgradeInsecureRequests: [] } : {}),
  };
}

const isSecure = (publicUrl: string | null): boolean => publicUrl?.startsWith('https:') ?? false;

/** Browser wallets pay inside the provider's frame. */
const payers = ({ script }: ThirdPartyOrigins): string =>
  script.length === 0 ? '' : ['self', ...script.map((origin) => `"${origin}"`)].join(' ');

type Source = string | ((request: unknown, response: unknown) => string);

function keepAnswersPrivate(request: Request, response: Response, next: NextFunction): void {
  if (request.path.startsWith('/api/')) response.setHeader('Cache-Control', 'no-store');
  next();
}
