import { Injectable } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { finalize } from 'rxjs';
import type { Observable } from 'rxjs';

import { ErrorCode } from '#core/api/error-codes.js';

import { InvalidError } from '../errors/domain.error.js';
import type { DeferredRequest } from './body.js';
import { LargeBodies } from './large-bodies.js';

/**
 * Reads a large body once the guards have let its caller in: interceptors stand between them and the pipes, which check
 * the body. Nobody makes the server read one whom it does not know, or who has called too often.
 */
@Injectable()
export class FileBodyInterceptor implements NestInterceptor {
  constructor(private readonly bodies: LargeBodies) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<DeferredRequest>();
    if (request.hasUnreadBody !== true) return next.handle();
    const { value, release } = await this.bodies.read(request, hangUpOf(context));
    request.body = value;
    return next.handle().pipe(finalize(release));
  }
}

/** Aborted when the caller hangs up before the answer; the refusal that follows reaches nobody. */
function hangUpOf(context: ExecutionContext): AbortSignal {
  const hangUp = new AbortController();
  const response = context.switchToHttp().getResponse<Response>();
  response.once('close', () => hangUp.abort(new InvalidError(ErrorCode.ValidationError)));
  return hangUp.signal;
}
