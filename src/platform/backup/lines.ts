import type { Readable } from 'node:stream';

const LINE_FEED = 0x0a;

/** The lines of a stream of bytes, each with its end, except the last one where it has none. */
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

/** The lines up to `last`, which is taken as well. @throws Error when it does not come */
export async function* upTo(last: string, lines: AsyncGenerator<Buffer, void>): AsyncGenerator<Buffer, void> {
  const end = Buffer.from(last);
  // Not for…of, which would close the lines after these.
  for (;;) {
    const line = await lines.next();
    if (line.done) throw new Error('The file ends too early.');
    if (end.equals(line.value)) return;
    yield line.value;
  }
}
