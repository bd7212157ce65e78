import { Catch, HttpException, Logger } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';

import type { ApiErrorBody } from '#core/api/error-body.js';
import { ErrorCode } from '#core/api/errors/error-codes.js';
import { ERROR_MESSAGES_EN } from '#core/api/errors/messages-en.js';
import { ERROR_MESSAGES_FR } from '#core/api/errors/messages-fr.js';

import { clientContextOf } from './client/client-context.js';
import { DomainError } from '../errors/domain.error.js';
import { answerToSqlState } from './sql-states.js';

type Refusal = Pick<
  ApiErrorBody,
  'statusCode' | 'error' | 'fields' | 'current' | 'findings' | 'declineCode'
> & {
  retryAfter?: number;
};

/** A message is a sentence for people; programs read the code. */
const MESSAGES = { en: ERROR_MESSAGES_EN, fr: ERROR_MESSAGES_FR };

/** The only place where errors become responses and are logged. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Errors');

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request & { id?: string }>();
    const response = host.switchToHttp().getResponse<Response>();
    const requestId = request.id ?? '';
    const { retryAfter, ...refusal } = refusalFor(error);
    if (refusal.statusCode >= 500) this.report(error, requestId);
    if (response.headersSent) {
      response.end();
      return;
    }
    const wait = retryAfter ?? (refusal.statusCode === 503 ? SOON : undefined);
    if (wait !== undefined) response.setHeader('Retry-After', String(wait));
    const { locale } = clientContextOf(request);
    response.setHeader('Content-Language', locale);
    response.vary('Accept-Language');
    const body: ApiErrorBody = { ...refusal, message: MESSAGES[locale][refusal.error], requestId };
    response.status(refusal.statusCode).json(body);
  }

  /** An expected error needs no stack trace: its code says where it comes from. */
  private report(error: unknown, requestId: string): void {
    if (error instanceof DomainError) {
      this.logger.warn({ requestId, error: error.code });
      return;
    }
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
    this.logger.error({ requestId, error: `${name}: ${message}` }, stack);
  }
}

/** The default `Retry-After` of a 503, in seconds. */
const SOON = 2;

function refusalFor(error: unknown): Refusal {
  if (error instanceof DomainError) {
    const { fields, current, findings, declineCode, retryAfter } = error.details;
    return {
      statusCode: error.status,
      error: error.code,
      fields,
      current,
      findings,
      declineCode,
      retryAfter,
    };
  }
  const answer = answerToSqlState(error);
  if (answer) return { statusCode: answer.status, error: answer.code, retryAfter: answer.retryAfter };
  const status = httpStatusOf(error);
  return {
    statusCode: status,
    error: BY_STATUS[status] ?? (status < 500 ? ErrorCode.ValidationError : ErrorCode.UnknownError),
  };
}

const BY_STATUS: Partial<Record<number, ErrorCode>> = {
  401: ErrorCode.Unauthenticated,
  403: ErrorCode.Unauthorized,
  404: ErrorCode.NoSuchRoute,
  413: ErrorCode.PayloadTooLarge,
  429: ErrorCode.TooManyRequests,
  503: ErrorCode.Unavailable,
};

/** Errors of Nest and of Express' body parser have a status; anything else is a fault of the server. */
function httpStatusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  if (error instanceof Error && 'status' in error && typeof error.status === 'number') return error.status;
  return 500;
}
