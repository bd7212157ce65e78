import { Inflate } from 'fflate';

import { Malformed } from '../text/malformed.js';

/** How much is unpacked of one file. A workbook that would fill it is larger than what a project holds. */
export const MOST_UNPACKED = 64_000_000;

/** A piece of the input becomes a thousand times as much at most: then it is looked at again. */
const PIECE = 4_096;

/** Unpacks the files of an archive one by one, up to so many bytes in all, whatever the archive says of their sizes. */
export class Inflater {
  private left = MOST_UNPACKED;

  /** @throws Malformed when that is too much, or when the data are broken */
  inflate(data: Uint8Array, isDeflated: boolean): Uint8Array {
    const pieces = isDeflated ? this.inflatedPieces(data) : [data];
    if (!isDeflated) this.count(data);
    const whole = new Uint8Array(pieces.reduce((size, piece) => size + piece.length, 0));
    let at = 0;
    for (const piece of pieces) {
      whole.set(piece, at);
      at += piece.length;
    }
    return whole;
  }

  private inflatedPieces(data: Uint8Array): Uint8Array[] {
    const pieces: Uint8Array[] = [];
    const stream = new Inflate((piece) => pieces.push(piece));
    for (let at = 0; at === 0 || at < data.length; at += PIECE) {
      const before = pieces.length;
      pushTo(stream, data.subarray(at, at + PIECE), at + PIECE >= data.length);
      for (const piece of pieces.slice(before)) this.count(piece);
    }
    return pieces;
  }

  private count({ length }: Uint8Array): void {
    this.left -= length;
    if (this.left < 0) throw new Malformed(1, { reason: 'archive_too_large' });
  }
}

function pushTo(stream: Inflate, data: Uint8Array, isFinal: boolean): void {
  try {
    stream.push(data, isFinal);
  } catch {
    throw new Malformed(1);
  }
}
