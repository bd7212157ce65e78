import { Injectable } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { finalize } from 'rxjs';
import type { Observable } from 'rxjs';

import { ErrorCode } from '#core/api/errors/error-codes.js';

import { InvalidError } from '../../errors/domain.error.js';
import type { DeferredRequest } from './body.js';
import { LargeBodies } from './large-bodies.js';

/**
 * Reads a large body after the guards have accepted the caller: interceptors run between the guards and the pipes,
 * which validate the body. An unknown caller, or one over the rate limit, cannot make the server read it.
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

/** Aborted if the client disconnects before the response. */
function hangUpOf(context: ExecutionContext): AbortSignal {
  const hangUp = new AbortController();
  const response = context.switchToHttp().getResponse<Response>();
  response.once('close', () => hangUp.abort(new InvalidError(ErrorCode.ValidationError)));
  return hangUp.signal;
}
