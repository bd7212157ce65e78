import {
  applyDecorators,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import type { ExecutionContext, Type } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';

import { callNamed, guardOf } from '#core/api/calls.js';
import type { Call as Row, CallName } from '#core/api/calls.js';

import { FileBodyInterceptor } from '../../platform/http/bodies/file-body.interceptor.js';
import { NoQueryInterceptor, takesQuery } from '../../platform/http/validation/no-query.interceptor.js';
import { Access } from './access.js';

const CALL = 'call';

/**
 * Makes a method the handler of a call, whose row in the table of calls defines method, path, status, access and
 * OpenAPI description.
 * @param answer the response type, if the method's own type does not define it
 * @example `@Call('listGroups', [GroupDetails])`
 */
export function Call(name: CallName, answer?: Type | [Type]): MethodDecorator {
  const row = callNamed(name);
  return applyDecorators(
    RequestMapping({ path: row.path.replace(/\{(\w+)\}/g, ':$1'), method: RequestMethod[row.method] }),
    HttpCode(row.success),
    SetMetadata(CALL, row),
    Access(guardOf(row)),
    ApiOperation({ operationId: name }),
    refuseQuery,
    ...(row.body === 'file' ? [UseInterceptors(FileBodyInterceptor)] : []),
    ...(answer ? [ApiResponse({ status: row.success, type: answer })] : []),
  );
}

/** Decorators of parameters have run before those of their method. */
const refuseQuery: MethodDecorator = (prototype, method, descriptor) =>
  takesQuery(prototype.constructor, method)
    ? descriptor
    : UseInterceptors(NoQueryInterceptor)(prototype, method, descriptor);

/** The row of the current call; undefined for probes, which are not part of the API. */
export const callOf = (reflector: Reflector, context: ExecutionContext): Row | undefined =>
  reflector.get<Row | undefined>(CALL, context.getHandler());
