import { LITERAL, SPACE } from './scanner.js';
import type { Scanner } from './scanner.js';

const SYSTEM = /SYSTEM/y;
const PUBLIC = /PUBLIC/y;
const PUBLIC_ID = /"[ \n\w\-'()+,./:=?;!*#@$%]*"|'[ \n\w\-()+,./:=?;!*#@$%]*'/y;

/**
 * Reads over the identifier of something outside of the document, which is never fetched.
 *
 * @param isSystemOptional a notation may have a public identifier alone.
 * @returns whether there is one.
 */
export function skipExternalId(scanner: Scanner, isSystemOptional = false): boolean {
  if (scanner.take(PUBLIC)) {
    scanner.need(SPACE);
    scanner.need(PUBLIC_ID);
    const hasSpace = scanner.take(SPACE) !== null;
    if (hasSpace && scanner.take(LITERAL)) return true;
    if (!isSystemOptional) scanner.fail(scanner.at);
    return true;
  }
  if (!scanner.take(SYSTEM)) return false;
  scanner.need(SPACE);
  scanner.need(LITERAL);
  return true;
}
