import { hash } from 'node:crypto';

/** The key of a counter: 22 characters for any input, so that no request can fill the memory and no email is stored. */
export const counterKey = (counted: string): string => hash('sha256', counted, 'base64url').slice(0, 22);
