import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip, createGzip } from 'node:zlib';

import { StreamableFile } from '@nestjs/common';
import type { Response } from 'express';

/** A third of the time of the usual 6, for a quarter more bytes: whole projects are tens of megabytes. */
export const COMPRESSION_LEVEL = 3;

/**
 * A large answer, ready to be sent to as many callers as want it: compressed it takes a tenth of the memory, for as long
 * as the slowest of them reads.
 */
export class CompressedJson {
  private constructor(private readonly bytes: Buffer) {}

  /** Compresses the parts of a JSON text as they come; joined they make the whole. */
  static async of(parts: AsyncIterable<string>): Promise<CompressedJson> {
    const gzip = createGzip({ level: COMPRESSION_LEVEL });
    const bytes = buffer(gzip);
    try {
      // Not piped: the parts are read in the transaction of whoever calls, which streams do not know of.
      for await (const part of parts) if (!gzip.write(part)) await once(gzip, 'drain');
    } catch (error) {
      bytes.catch(() => undefined);
      gzip.destroy();
      throw error;
    }
    gzip.end();
    return new CompressedJson(await bytes);
  }

  /** The answer to the request of `response`; unpacked again for callers who do not understand gzip. */
  answer(response: Response): StreamableFile {
    const type = 'application/json; charset=utf-8';
    if (response.req.acceptsEncodings('gzip', 'identity') !== 'gzip')
      return new StreamableFile(Readable.from([this.bytes]).pipe(createGunzip()), { type });
    response.setHeader('Content-Encoding', 'gzip');
    return new StreamableFile(Readable.from([this.bytes]), { type, length: this.bytes.length });
  }
}
