import { readTypeScript } from '../../test/support/typescript.mjs';

/**
 * A hostile file; its bytes are made when they are read.
 * @typedef {{ title: string, name: string, bytesOf: () => Uint8Array }} Shape
 */

/** Enough pieces to tell how long one is. */
const SAMPLE = 2_000;
/** Structures that stop growing, such as nested elements, up to the depth that is read. */
const MOST_PIECES = 3_000_000;

/**
 * The hostile files that the specs of the formats read, in this size.
 * @param {number} bytes of each; of a workbook: unpacked
 * @param {readonly string[]} endings the formats; none: all
 * @returns {Promise<Shape[]>}
 */
export async function hostileShapes(bytes, endings) {
  readTypeScript();
  const { HOSTILE_FILES } = await import('../../core/formats/testing-hostile.ts');
  const { WORKBOOKS } = await import('../../core/formats/xlsx/testing-hostile-workbooks.ts');
  const { zipped } = await import('../../core/formats/xlsx/testing-workbook.ts');
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

/** @param {Record<string, string>} parts of a workbook */
const lengthOf = (parts) => Object.values(parts).reduce((sum, text) => sum + text.length, 0);

/**
 * How many pieces make a file of this length.
 * @param {number} length
 * @param {(pieces: number) => number} lengthWith
 */
function piecesFor(length, lengthWith) {
  const one = (lengthWith(SAMPLE * 2) - lengthWith(SAMPLE)) / SAMPLE;
  return one > 0 ? Math.min(MOST_PIECES, Math.ceil(length / one)) : SAMPLE;
}
