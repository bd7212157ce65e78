import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** Long enough to tell devices apart. */
const LENGTH = 300;

const UNPRINTABLE = /[^\x20-\x7e]/g;

/** Injects the user agent of the request, or null. It is shown to the owner of the session and proves nothing. */
export const CurrentUserAgent = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  const header = context.switchToHttp().getRequest<Request>().headers['user-agent'] ?? '';
  return header.replace(UNPRINTABLE, '').trim().slice(0, LENGTH) || null;
});
