import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** How the person behind a request sees this instance: in which language. */
export interface ClientContext {
  /** The first of `LOCALES` that the browser asks for. */
  locale: Locale;
}

export const LOCALES = ['en', 'fr'] as const;

export type Locale = (typeof LOCALES)[number];

export const clientContextOf = (request: Request): ClientContext => ({
  locale: LOCALES.find((locale) => request.acceptsLanguages([...LOCALES]) === locale) ?? 'en',
});

/** The visitor of the request, for a handler. */
export const CurrentClientContext = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  clientContextOf(context.switchToHttp().getRequest<Request>()),
);
