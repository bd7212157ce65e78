import { Injectable, UnsupportedMediaTypeException } from '@nestjs/common';
import type { Request } from 'express';

import { ErrorCode } from '#core/api/errors/error-codes.js';

import { Config } from '../../config/config.js';
import { InvalidError } from '../../errors/domain.error.js';
import { Metrics } from '../../metrics/metrics.js';
import { KeyedSemaphore, Semaphore } from '../../semaphore.js';
import { inSlices } from '../../slices.js';
import { assertJson, notJson } from './json-body.js';
import { JsonLimitError, parseJsonInSteps } from '../answers/json-steps.js';
import type { JsonLimits } from '../answers/json-steps.js';
import { receiveBody } from './receive-body.js';
import { assertUtf8 } from './utf8.js';
import { clientAddress, uidOf } from '../client/client-address.js';

/** More values than any valid body of this size contains: an import of 20 MB has at most 1.2 million. */
const shapeOf = (bytes: number): JsonLimits => ({
  values: Math.round(bytes * 0.075),
  depth: 64,
  fields: 1_000,
  textBytes: 1_000_000,
});

const MESSAGES: Record<keyof JsonLimits, (most: number) => string> = {
  values: (most) => `must hold at most ${most} values`,
  depth: (most) => `must be nested at most ${most} deep`,
  fields: (most) => `must have at most ${most} fields in one object`,
  textBytes: (most) => `must hold no text of more than ${most} bytes`,
};

/** The number of bodies of one caller that may wait. */
const WAITING_OF_CALLER = 4;

/** A body that has been read; call `release` once it is no longer needed. */
export interface LargeBody {
  value: unknown;
  release: () => void;
}

/**
 * Reads large bodies: one per caller, and as many per process as the settings allow. A body counts until its call is
 * answered, because processing takes several times its size. The others wait unread.
 */
@Injectable()
export class LargeBodies {
  private readonly callers: KeyedSemaphore<string>;
  /** Twice as many bodies may arrive as are processed, so that slow senders do not block the others. */
  private readonly arriving: Semaphore;
  private readonly working: Semaphore;
  private readonly shape: JsonLimits;

  constructor(
    private readonly config: Config,
    metrics: Metrics,
  ) {
    this.shape = shapeOf(config.importBodyLimit);
    const { largeBodiesAtOnce, largeBodiesWaiting, queueTimeout: timeout } = config;
    this.callers = new KeyedSemaphore({ concurrency: 1, queue: WAITING_OF_CALLER, timeout });
    this.arriving = new Semaphore({ concurrency: 2 * largeBodiesAtOnce, queue: largeBodiesWaiting, timeout });
    this.working = new Semaphore({ concurrency: largeBodiesAtOnce, queue: 2 * largeBodiesAtOnce, timeout });
    metrics.gauge('large_bodies', 'Large bodies of requests', 'state', {
      working: () => this.working.running,
      arrived: () => this.working.waiting,
      waiting: () => this.arriving.waiting,
    });
  }

  /**
   * Reads and parses the body.
   * @throws UnavailableError if too many wait or the wait is too long; TooLargeError; InvalidError
   */
  async read(request: Request, signal: AbortSignal): Promise<LargeBody> {
    assertJson(request);
    assertPlain(request);
    const turns = [await this.callers.acquire(uidOf(request) ?? clientAddress(request), signal)];
    const release = (): void => turns.forEach((end) => end());
    try {
      return { value: await this.receive(request, signal, turns), release };
    } catch (error) {
      release();
      throw error;
    }
  }

  private async receive(request: Request, signal: AbortSignal, turns: (() => void)[]): Promise<unknown> {
    const hasArrived = await this.arriving.acquire(signal);
    try {
      const bytes = await receiveBody(request, this.config.importBodyLimit);
      turns.push(await this.working.acquire(signal));
      return await parsed(bytes, this.shape);
    } finally {
      hasArrived();
    }
  }
}

/** A compressed body could decompress to any size. */
function assertPlain({ headers }: Request): void {
  const isEncoded = !['', 'identity'].includes((headers['content-encoding'] ?? '').toLowerCase());
  const charset = /;\s*charset="?([^\s;"]+)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  if (isEncoded || !/^utf-?8$/i.test(charset)) throw new UnsupportedMediaTypeException();
}

async function parsed(bytes: Buffer, shape: JsonLimits): Promise<unknown> {
  assertUtf8(bytes);
  try {
    const value = await inSlices(parseJsonInSteps(bytes, shape));
    if (typeof value === 'object' && value !== null) return value;
  } catch (error) {
    if (error instanceof JsonLimitError) {
      const { limit } = error;
      throw new InvalidError(ErrorCode.ValidationError, { fields: { body: MESSAGES[limit](shape[limit]) } });
    }
    // The body is parsed in pieces, and a position would refer to a piece.
    throw error instanceof SyntaxError ? notJson() : error;
  }
  throw new InvalidError(ErrorCode.ValidationError, { fields: { body: 'must be an object' } });
}
