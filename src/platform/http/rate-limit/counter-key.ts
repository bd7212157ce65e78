import { createHash } from 'node:crypto';

/** The key of a counter: 22 characters for any input, so that no request can fill the memory and no email is stored. */
export const counterKey = (counted: string): string =>
  createHash('sha256').update(counted).digest('base64url').slice(0, 22);
