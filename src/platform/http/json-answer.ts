import { Readable } from 'node:stream';

import { StreamableFile } from '@nestjs/common';

/** Characters handed on at once: enough to compress well, little enough not to hold up others. */
const PIECE = 64 * 1024;

/** An answer whose JSON is already there, in parts that joined make the whole: too long to be one text. */
export const jsonAnswer = (parts: Iterable<string>): StreamableFile =>
  new StreamableFile(Readable.from(pieces(parts), { objectMode: false }), {
    type: 'application/json; charset=utf-8',
  });

/** Lists that are JSON already, as one. */
export async function* joinedLists(lists: AsyncIterable<string>): AsyncGenerator<string> {
  let before = '[';
  for await (const list of lists) {
    if (list === '[]') continue;
    yield before + list.slice(1, -1);
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

/** `head` as JSON, with one more field whose value is JSON already, in parts. */
export async function* jsonWithField(
  head: object,
  field: string,
  value: AsyncIterable<string>,
): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},${JSON.stringify(field)}:`;
  yield* value;
  yield '}';
}

function* pieces(parts: Iterable<string>): Iterable<string> {
  let piece = '';
  for (const part of parts) {
    piece += part;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}
