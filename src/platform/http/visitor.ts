import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** How the person behind a request sees this instance: from where, and in which language. */
export interface Visitor {
  /** Scheme, host and port as the request names them; whoever sends it can say anything here. */
  origin: string;
  /** The first of `LOCALES` that the browser asks for. */
  locale: Locale;
}

export const LOCALES = ['en', 'fr'] as const;

export type Locale = (typeof LOCALES)[number];

/** A host name or address with an optional port, and nothing that could lead a link elsewhere. */
const HOST = /^([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d{1,5})?$/i;

export const visitorOf = (request: Request): Visitor => ({
  origin: `${request.protocol}://${HOST.test(request.host) ? request.host : 'localhost'}`,
  locale: LOCALES.find((locale) => request.acceptsLanguages([...LOCALES]) === locale) ?? 'en',
});

/** The visitor of the request, for a handler. */
export const CurrentVisitor = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  visitorOf(context.switchToHttp().getRequest<Request>()),
);
