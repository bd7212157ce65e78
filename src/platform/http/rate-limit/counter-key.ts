import { createHash } from 'node:crypto';

/**
 * What a counter is kept under: 22 characters whatever is counted, so that nobody fills the memory by what they send,
 * and no e-mail stands in it.
 */
export const counterKey = (counted: string): string =>
  createHash('sha256').update(counted).digest('base64url').slice(0, 22);
