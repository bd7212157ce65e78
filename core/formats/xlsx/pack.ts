import { PREVIEW_ROWS, previewOf } from './preview.js';
import { Malformed } from '../text/malformed.js';
import { partsOf, zipped } from './archive.js';
import type { Part } from './archive.js';
import { CELL, GROWN, ROW, SLOT } from './marks.js';
import { resolveCells, resolveStrings } from './resolve-cells.js';
import type { Strings } from './resolve-cells.js';
import { resolveRows } from './resolve-rows.js';
import { sharedStrings, slotIn } from './shared-strings.js';
import { workbookOf } from './workbook.js';

/** The workbook that an unpacked one is now, and the beginning of its sheet. */
export function pack(source: string): { text: string; bytes: Uint8Array } {
  const parts = resolvedParts(partsOf(source));
  return { bytes: zipped(parts), text: previewOf(parts, PREVIEW_ROWS) };
}

/** A profile that was tampered with may hold anything: it is packed as it is. */
function resolvedParts(parts: readonly Part[]): Part[] {
  const names = stringsName(parts);
  const strings = stringsOf(parts.find(({ name }) => name === names));
  const sheets = parts.map((part) =>
    hasCells(part) ? { ...part, content: resolveCells(resolveRows(part.content), strings) } : part,
  );
  return sheets.map((part) =>
    part.name === names ? { ...part, content: resolveStrings(part.content, strings, SLOTS) } : part,
  );
}

const SLOTS = new RegExp(`${SLOT}(\\d+)${SLOT}`, 'g');

const hasCells = ({ isText, content }: Part): boolean =>
  isText && [CELL, ROW, GROWN].some((mark) => content.includes(mark));

function stringsName(parts: readonly Part[]): string | null {
  try {
    return workbookOf(parts).strings?.name ?? null;
  } catch (error) {
    if (error instanceof Malformed) return null;
    throw error;
  }
}

const stringsOf = (part: Part | undefined): Strings =>
  part ? sharedStrings(part.content).map((one) => (slotIn(one) === null ? one.source : undefined)) : [];
