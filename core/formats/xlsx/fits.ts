import type { Fits } from '../model/file-format.js';
import { Malformed } from '../text/malformed.js';
import { zipEntries } from './zip-directory.js';

export const fits: Fits = (head, bytes) => (head.startsWith('PK') && isWorkbook(bytes) ? 'surely' : 'no');

/** An archive with the parts of a workbook. */
function isWorkbook(bytes: Uint8Array): boolean {
  try {
    return zipEntries(bytes).some(({ name }) => name.startsWith('xl/'));
  } catch (error) {
    if (error instanceof Malformed) return false;
    throw error;
  }
}
