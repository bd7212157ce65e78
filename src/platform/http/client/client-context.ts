import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** Information about the client of a request: the language of emails to the user. */
export interface ClientContext {
  /** The locale that the browser prefers, English by default. */
  locale: Locale;
}

export const LOCALES = ['en', 'fr'] as const;

export type Locale = (typeof LOCALES)[number];

export const clientContextOf = (request: Request): ClientContext => ({
  locale: LOCALES.find((locale) => request.acceptsLanguages([...LOCALES]) === locale) ?? 'en',
});

/** Injects the client context of the request into a handler. */
export const CurrentClientContext = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  clientContextOf(context.switchToHttp().getRequest<Request>()),
);
