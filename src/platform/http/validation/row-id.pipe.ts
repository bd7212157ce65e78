import type { PipeTransform } from '@nestjs/common';

/** The id of no row. */
const NO_ROW = 0;

/**
 * Parses the id in a path. A malformed id becomes the id of no row, so that it is refused exactly like one that does
 * not exist.
 */
export function rowId(text: unknown): number {
  const id = typeof text === 'string' && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : NO_ROW;
  return Number.isSafeInteger(id) ? id : NO_ROW;
}

/** The same for an id in a body that is not validated yet. */
export const rowIdInBody = (id: unknown): number => rowId(typeof id === 'number' ? String(id) : undefined);

export const RowId: PipeTransform<unknown, number> = { transform: rowId };
