import { once } from 'node:events';
import { pipeline, Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';

import { StreamableFile } from '@nestjs/common';
import type { Response } from 'express';

import { AnswerBytes } from './answer-bytes.js';

/** A third of the time of the default level 6, for a quarter more bytes: whole projects are tens of megabytes. */
export const COMPRESSION_LEVEL = 3;

/** The bytes that the compressor passes on at once. */
const CHUNK = 64 * 1024;

/** A large response that can be sent to many clients. Compressed, it takes a tenth of the space. */
export class CompressedJson {
  private constructor(private readonly bytes: AnswerBytes) {}

  /**
   * Compresses the parts of a JSON text as they arrive.
   * @throws UnavailableError if there is no space for the response
   */
  static async of(parts: AsyncIterable<string>): Promise<CompressedJson> {
    const gzip = createGzip({ level: COMPRESSION_LEVEL, chunkSize: CHUNK });
    const bytes = AnswerBytes.of(gzip);
    // The caller below receives the error.
    bytes.catch(() => undefined);
    try {
      // Not piped: the parts are read in the caller's transaction, whose scope streams do not keep.
      for await (const piece of inPieces(parts))
        if (!gzip.write(piece)) await Promise.race([once(gzip, 'drain'), bytes]);
    } catch (error) {
      gzip.destroy();
      throw error;
    }
    gzip.end();
    return new CompressedJson(await bytes);
  }

  /** In bytes. */
  get size(): number {
    return this.bytes.size;
  }

  /** Keeps it in memory or in a file until the returned function is called. Whatever is not kept or sent is soon forgotten. */
  keep(): () => void {
    return this.bytes.hold();
  }

  /**
   * The response body, decompressed for clients that do not accept gzip.
   * @throws UnavailableError if it has been forgotten
   */
  answer(response: Response): StreamableFile {
    const release = this.bytes.hold();
    if (response.closed) release();
    else response.once('close', release);
    const type = 'application/json; charset=utf-8';
    const bytes = Readable.from(this.bytes.read(), { objectMode: false, highWaterMark: CHUNK });
    if (response.req.acceptsEncodings('gzip', 'identity') !== 'gzip')
      return new StreamableFile(
        pipeline(bytes, createGunzip(), () => undefined),
        { type },
      );
    response.setHeader('Content-Encoding', 'gzip');
    return new StreamableFile(bytes, { type, length: this.size });
  }
}

/** Joins short parts: each one written costs a step of the compressor. */
async function* inPieces(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = '';
  for await (const part of parts) {
    piece += part;
    if (piece.length < CHUNK) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}
