import type { IncomingMessage } from 'node:http';

import { ErrorCode } from '#core/api/errors/error-codes.js';

import { DomainError, InvalidError, TooLargeError } from '../../errors/domain.error.js';

/** Bytes are collected in blocks of this size: a client may send each byte in its own chunk. */
const BLOCK_BYTES = 1_048_576;

/**
 * Reads the body of a request. A refused body stays unread, and its connection open for the response.
 * @param limit in bytes
 * @throws TooLargeError; InvalidError if the client disconnects
 */
export async function receiveBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge();
  const blocks = new Blocks();
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      const bytes = chunk as Buffer;
      if (blocks.size + bytes.length > limit) throw tooLarge();
      blocks.add(bytes);
    }
  } catch (error) {
    throw error instanceof DomainError
      ? error
      : new InvalidError(ErrorCode.ValidationError, { cause: error });
  }
  return blocks.join();
}

class Blocks {
  size = 0;
  private readonly full: Buffer[] = [];
  private block = Buffer.alloc(0);
  private used = 0;

  add(bytes: Buffer): void {
    this.size += bytes.length;
    for (let taken = 0; taken < bytes.length;) {
      if (this.used === this.block.length) this.grow();
      const copied = bytes.copy(this.block, this.used, taken);
      this.used += copied;
      taken += copied;
    }
  }

  join(): Buffer {
    return Buffer.concat([...this.full, this.block.subarray(0, this.used)], this.size);
  }

  private grow(): void {
    if (this.used > 0) this.full.push(this.block);
    this.block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
    this.used = 0;
  }
}

const tooLarge = (): TooLargeError => new TooLargeError(ErrorCode.PayloadTooLarge);
