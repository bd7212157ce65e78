import type { Readable } from 'node:stream';

const LINE_FEED = 0x0a;

/** The lines of a byte stream, each with its line end if it has one. */
export async function* linesOf(source: Readable): AsyncGenerator<Buffer, void> {
  let rest = Buffer.alloc(0);
  for await (const chunk of source) {
    const bytes = Buffer.concat([rest, chunk as Buffer]);
    let start = 0;
    for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, start)) {
      yield bytes.subarray(start, end + 1);
      start = end + 1;
    }
    rest = bytes.subarray(start);
  }
  if (rest.length > 0) yield rest;
}

/** The lines up to and including `last`. @throws Error if the stream ends before it */
export async function* upTo(last: string, lines: AsyncGenerator<Buffer, void>): AsyncGenerator<Buffer, void> {
  const end = Buffer.from(last);
  // Not `for…of`, which would close the iterator before the remaining lines.
  for (;;) {
    const line = await lines.next();
    if (line.done) throw new Error('The file ends too early.');
    if (end.equals(line.value)) return;
    yield line.value;
  }
}
