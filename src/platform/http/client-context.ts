import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** What a request says about its client: the language to write to the user in. */
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
