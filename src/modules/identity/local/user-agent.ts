import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** Enough to tell one's devices apart by. */
const LENGTH = 300;

const UNPRINTABLE = /[^\x20-\x7e]/g;

/** What the device behind a request calls itself, for a handler; null where it does not say. Its owner reads it: it is no proof. */
export const CurrentUserAgent = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  const header = context.switchToHttp().getRequest<Request>().headers['user-agent'] ?? '';
  return header.replace(UNPRINTABLE, '').trim().slice(0, LENGTH) || null;
});
