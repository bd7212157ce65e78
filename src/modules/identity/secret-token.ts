import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** A secret to hand out: 256 random bits, so that nobody guesses one and a plain hash of it is safe to keep. */
export const newSecret = (): string => randomBytes(BYTES).toString('base64url');

/** What the database keeps of a secret. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
