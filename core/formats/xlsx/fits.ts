import type { Fit } from '../fit.js';
import { Malformed } from '../malformed.js';
import { zipEntries } from './zip-directory.js';

/** An archive with the parts of a workbook. */
export const fitsXlsx = (head: string, bytes: Uint8Array): Fit =>
  head.startsWith('PK') && isWorkbook(bytes) ? 'surely' : 'no';

function isWorkbook(bytes: Uint8Array): boolean {
  try {
    return zipEntries(bytes).some(({ name }) => name.startsWith('xl/'));
  } catch (error) {
    if (error instanceof Malformed) return false;
    throw error;
  }
}
