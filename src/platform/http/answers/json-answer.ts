import { Readable } from 'node:stream';

import { StreamableFile } from '@nestjs/common';

/** The chunk size in characters: large enough to compress well, small enough not to block the event loop. */
const PIECE = 64 * 1024;

/** A response whose JSON already exists in parts, because it is too long for one string. */
export const jsonAnswer = (parts: Iterable<string>): StreamableFile =>
  new StreamableFile(Readable.from(pieces(parts), { objectMode: false }), {
    type: 'application/json; charset=utf-8',
  });

/** Joins lists that are already JSON into one. */
export async function* joinedLists(lists: AsyncIterable<string>): AsyncGenerator<string> {
  let before = '[';
  for await (const list of lists) {
    if (list === '[]') continue;
    yield before + list.slice(1, -1);
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

/** `head` as JSON, with one more field whose value is already JSON, in parts. */
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
