import { HOSTILE_FILES } from '../../core/formats/testing-hostile.ts';
import { WORKBOOKS } from '../../core/formats/xlsx/testing-hostile-workbooks.ts';
import { zipped } from '../../core/formats/xlsx/testing-workbook.ts';

/** A hostile file; its bytes are made when they are read. */
export interface Shape {
  title: string;
  name: string;
  bytesOf: () => Uint8Array;
}

/** Enough pieces to tell how long one is. */
const SAMPLE = 2_000;
/** Structures that stop growing, such as nested elements, up to the depth that is read. */
const MOST_PIECES = 3_000_000;

/**
 * The hostile files that the specs of the formats read, in this size.
 * @param bytes of each; of a workbook: unpacked
 * @param endings the formats; none: all
 */
export function hostileShapes(bytes: number, endings: readonly string[]): Shape[] {
  const texts = HOSTILE_FILES.map(([title, name, contentOf]) => ({
    title,
    name,
    bytesOf: () =>
      new globalThis.TextEncoder().encode(contentOf(piecesFor(bytes, (size) => contentOf(size).length))),
  }));
  const workbooks = WORKBOOKS.map(([title, partsOf]) => ({
    title,
    name: 'a.xlsx',
    bytesOf: () => zipped(partsOf(piecesFor(bytes, (size) => lengthOf(partsOf(size))))),
  }));
  return [...texts, ...workbooks].filter(
    ({ name }) => endings.length === 0 || endings.some((ending) => name.endsWith(`.${ending}`)),
  );
}

/** @param parts of a workbook */
const lengthOf = (parts: Record<string, string>) =>
  Object.values(parts).reduce((sum, text) => sum + text.length, 0);

/** How many pieces make a file of this length. */
function piecesFor(length: number, lengthWith: (pieces: number) => number) {
  const one = (lengthWith(SAMPLE * 2) - lengthWith(SAMPLE)) / SAMPLE;
  return one > 0 ? Math.min(MOST_PIECES, Math.ceil(length / one)) : SAMPLE;
}
