import { randomBytes } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

import type { Request, RequestHandler, Response } from 'express';
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
 * Sets the security headers of every response. helmet's are the same for all and computed once; only pages have a
 * nonce.
 * @param publicUrl the public address; plain HTTP is only forbidden if it is https, or the page would stay blank
 * @param documentation path of the API documentation, which has inline styles
 * @param others third-party origins that pages need
 */
export function securityHeaders(
  publicUrl: string | null,
  documentation: string,
  others: readonly ThirdPartyOrigins[] = [],
): RequestHandler {
  const thirdParties = together(others);
  const policy = (styles: Source[]): RequestHandler =>
    helmet.contentSecurityPolicy({
      useDefaults: false,
      directives: directives(publicUrl, thirdParties, styles),
    });
  const general = headersOf(
    helmet({
      contentSecurityPolicy: false,
      strictTransportSecurity: isSecure(publicUrl) && { maxAge: 31_536_000, includeSubDomains: false },
      referrerPolicy: { policy: 'no-referrer' },
    }),
  ).set('Permissions-Policy', `camera=(), microphone=(), geolocation=(), payment=(${payers(thirdParties)})`);
  const ofApi = new Map([...general, ...headersOf(policy([])), ['Cache-Control', 'no-store']]);
  const ofDocumentation = new Map([...ofApi, ...headersOf(policy(["'unsafe-inline'"]))]);
  const nonce = policy([(_request, response) => `'nonce-${nonceOf(response as Response)}'`]);
  return (request, response, next) => {
    response.removeHeader('X-Powered-By');
    const { path } = request;
    if (path.startsWith('/api/')) {
      response.setHeaders(path.startsWith(documentation) ? ofDocumentation : ofApi);
      next();
    } else {
      response.setHeaders(general);
      response.locals.cspNonce = randomBytes(16).toString('base64');
      nonce(request, response, next);
    }
  };
}

/** The headers that `handler` sets on any response. */
function headersOf(handler: RequestHandler): Map<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  handler(request as Request, response as Response, () => undefined);
  return new Map(Object.entries(response.getHeaders()) as [string, string][]);
}

function directives(
  publicUrl: string | null,
  { script, connect, frame }: ThirdPartyOrigins,
  styles: Source[],
): Record<string, Source[]> {
  // In older browsers, 'self' does not include sockets.
  const socket = publicUrl === null ? [] : [new URL(publicUrl).origin.replace(/^http/, 'ws')];
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...script],
    connectSrc: ["'self'", ...socket, ...connect],
    frameSrc: frame.length === 0 ? ["'none'"] : [...frame],
    imgSrc: ["'self'", 'data:'],
    styleSrc: ["'self'", ...styles],
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
