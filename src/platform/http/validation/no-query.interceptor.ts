import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { Request } from 'express';
import type { Observable } from 'rxjs';

import { ErrorCode } from '#core/api/errors/error-codes.js';
import { unknownFields } from '#core/domain/unknown-fields.js';

import { InvalidError } from '../../errors/domain.error.js';

/** Refuses query parameters of calls that have none: they would be ignored, possibly unnoticed. */
export const NoQueryInterceptor: NestInterceptor = {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { query } = context.switchToHttp().getRequest<Request>();
    const unknown = unknownFields(query, { own: [] });
    if (unknown.length > 0)
      throw new InvalidError(ErrorCode.ValidationError, { fields: Object.fromEntries(unknown) });
    return next.handle();
  },
};

/** Whether a method of a controller has a parameter for the query, which the validation pipe validates. */
export function takesQuery(controller: object, method: string | symbol): boolean {
  const parameters: unknown = Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, method);
  return Object.keys(parameters ?? {}).some((name) => name.startsWith(`${RouteParamtypes.QUERY}:`));
}
