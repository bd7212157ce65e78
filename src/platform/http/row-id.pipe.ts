import type { PipeTransform } from '@nestjs/common';

/** No row has it. */
const NO_ROW = 0;

/**
 * The id in a path. A malformed one stands for no row, so that it is refused exactly as one that does not exist, at
 * the same place of the chain and with the same name.
 */
export function rowId(text: unknown): number {
  const id = typeof text === 'string' && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : NO_ROW;
  return Number.isSafeInteger(id) ? id : NO_ROW;
}

export const RowId: PipeTransform<unknown, number> = { transform: rowId };
