import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** A new secret of 256 random bits: it cannot be guessed, so a plain hash of it is safe to store. */
export const newSecret = (): string => randomBytes(BYTES).toString('base64url');

/** The hash of a secret that the database stores. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
