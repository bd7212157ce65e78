import { hkdfSync } from 'node:crypto';

import type { DataSource } from 'typeorm';

import { COMPATIBILITY } from './compatibility.js';

const BYTES = 16;

/** The subquery sees the row as it was. */
const REPLACE = `
  UPDATE ${COMPATIBILITY} SET secret_fingerprint = $1
  FROM (SELECT secret_fingerprint AS before FROM ${COMPATIBILITY} FOR UPDATE) previous
  RETURNING previous.before`;

/** A one-way function of the secret, which has at least 32 characters and is used for other keys as well. */
const fingerprintOf = (secret: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', 'fingerprint', BYTES)).toString('hex');

/**
 * Records which secret the processes on this database use, and returns whether the last one that started used another:
 * it may have been replaced on purpose, or differ between processes that run together.
 */
export async function hasOtherSecret(source: DataSource, secret: string): Promise<boolean> {
  const mine = fingerprintOf(secret);
  const [rows] = await source.query<[{ before: string | null }[], number]>(REPLACE, [mine]);
  const before = rows[0]?.before ?? mine;
  return before !== mine;
}

export const OTHER_SECRET =
  'Warning: the last process on this database used another JWT_SECRET. If both run, give them the same one: each refuses the ' +
  'sessions of the other. If you replaced it, everybody signs in again, and this warning does not come back.';
