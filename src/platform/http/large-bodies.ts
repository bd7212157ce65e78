import { Injectable, UnsupportedMediaTypeException } from '@nestjs/common';
import type { Request } from 'express';

import { ErrorCode } from '#core/api/error-codes.js';

import { Config } from '../config/config.js';
import { InvalidError } from '../errors/domain.error.js';
import { Metrics } from '../metrics/metrics.js';
import { KeyedSemaphore, Semaphore } from '../semaphore.js';
import { inSlices } from '../slices.js';
import { JsonLimitError, parseJsonInSteps } from './json-steps.js';
import type { JsonLimits } from './json-steps.js';
import { receiveBody } from './receive-body.js';
import { assertUtf8 } from './utf8.js';
import { clientAddress, uidOf } from './client-address.js';

/** More than any sound body of 20 MB holds: an import of that size has at most some 1.2 million values. */
const SHAPE: JsonLimits = { values: 1_500_000, depth: 64, fields: 1_000, textBytes: 1_000_000 };

const MESSAGES: Record<keyof JsonLimits, string> = {
  values: `must hold at most ${SHAPE.values} values`,
  depth: `must be nested at most ${SHAPE.depth} deep`,
  fields: `must have at most ${SHAPE.fields} fields in one object`,
  textBytes: `must hold no text of more than ${SHAPE.textBytes} bytes`,
};

/** Bodies that may wait of one caller. */
const WAITING_OF_CALLER = 4;

/** A body that has been read; `release` says that nobody needs it any more. */
export interface LargeBody {
  value: unknown;
  release: () => void;
}

/**
 * Reads large bodies, a few at a time: of each caller one, in the process as many as the settings say. A body counts
 * until its call has been answered, for what is made of it takes several times its size. The others wait unread.
 */
@Injectable()
export class LargeBodies {
  private readonly callers: KeyedSemaphore<string>;
  /** Twice as many as work may arrive meanwhile, so that a slow sender keeps nobody from work. */
  private readonly arriving: Semaphore;
  private readonly working: Semaphore;

  constructor(
    private readonly config: Config,
    metrics: Metrics,
  ) {
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
   * The JSON of a request whose body is still unread; undefined where it is no JSON.
   * @throws UnavailableError when too many wait or the wait was too long, TooLargeError, InvalidError
   */
  async read(request: Request, signal: AbortSignal): Promise<LargeBody> {
    if (!request.is('application/json')) return { value: undefined, release: () => undefined };
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
      return await parsed(bytes);
    } finally {
      hasArrived();
    }
  }
}

/** A compressed body could unpack to any size. */
function assertPlain({ headers }: Request): void {
  const isEncoded = !['', 'identity'].includes((headers['content-encoding'] ?? '').toLowerCase());
  const charset = /;\s*charset="?([^\s;"]+)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  if (isEncoded || !/^utf-?8$/i.test(charset)) throw new UnsupportedMediaTypeException();
}

async function parsed(bytes: Buffer): Promise<unknown> {
  assertUtf8(bytes);
  try {
    const value = await inSlices(parseJsonInSteps(bytes, SHAPE));
    if (typeof value === 'object' && value !== null) return value;
  } catch (error) {
    if (error instanceof JsonLimitError)
      throw new InvalidError(ErrorCode.ValidationError, { fields: { body: MESSAGES[error.limit] } });
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new InvalidError(ErrorCode.ValidationError);
}
