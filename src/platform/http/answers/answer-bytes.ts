import { randomUUID } from 'node:crypto';
import { open, unlink } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Logger } from '@nestjs/common';

import { ErrorCode } from '#core/api/errors/error-codes.js';

import { makeDataFolder } from '../../config/data-folder.js';
import { UnavailableError } from '../../errors/domain.error.js';

const MB = 1_000_000;

/** The bytes in memory of one response, and of all together: the others are in files. */
const IN_MEMORY = 8 * MB;
const ALL_IN_MEMORY = 64 * MB;

/** The number of bytes in memory for a client that does not read. */
const PIECE = 64 * 1024;

/** Responses that are neither sent nor cached are deleted after these milliseconds. */
const UNUSED_MS = 10_000;

/** The folder for responses too large for the memory, and their maximum total size in bytes. */
const files = { folder: tmpdir(), limit: 1_000 * MB };

const used = { memory: 0, files: 0 };

/** Sets the folder and the limit of the files. */
export const keepAnswersIn = (folder: string, limit: number): void =>
  void Object.assign(files, { folder, limit });

/** The bytes of responses that are made, sent or kept, in memory and in files. */
export const answerBytes = (): Readonly<typeof used> => used;

/**
 * The bytes of a response for many clients, however slow: a large one is in a file without a name, which the system
 * deletes with the process.
 */
export class AnswerBytes {
  private readonly logger = new Logger('Answers');
  private chunks: Buffer[] = [];
  private file: FileHandle | null = null;
  private length = 0;
  private users = 0;
  private isGone = false;
  private timer: NodeJS.Timeout | undefined;

  /** @throws UnavailableError if there is no space for them */
  static async of(source: AsyncIterable<Buffer>): Promise<AnswerBytes> {
    const bytes = new AnswerBytes();
    try {
      for await (const chunk of source) await bytes.add(chunk);
    } catch (error) {
      bytes.forget();
      throw error;
    }
    bytes.forgetLater();
    return bytes;
  }

  get size(): number {
    return this.length;
  }

  /**
   * Keeps the bytes until the returned function is called.
   * @throws UnavailableError if they have been forgotten
   */
  hold(): () => void {
    if (this.isGone) throw new UnavailableError(ErrorCode.Unavailable);
    clearTimeout(this.timer);
    this.users += 1;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.users -= 1;
      if (this.users === 0) this.forgetLater();
    };
  }

  /** Call only while they are held. */
  async *read(): AsyncGenerator<Buffer> {
    const { file } = this;
    if (file === null) yield* this.chunks;
    else
      for (let position = 0; position < this.length;) {
        const { bytesRead, buffer } = await file.read({ buffer: Buffer.allocUnsafe(PIECE), position });
        if (bytesRead === 0) throw new Error('The file of a response is too short.');
        position += bytesRead;
        yield buffer.subarray(0, bytesRead);
      }
  }

  private async add(chunk: Buffer): Promise<void> {
    const isFull = this.length + chunk.length > IN_MEMORY || used.memory + chunk.length > ALL_IN_MEMORY;
    if (this.file === null && isFull) await this.moveToFile();
    if (this.file === null) {
      this.chunks.push(chunk);
      this.count('memory', chunk.length);
    } else await this.write(this.file, chunk);
  }

  private async moveToFile(): Promise<void> {
    const { chunks, length } = this;
    this.file = await this.orUnavailable(openFile);
    this.chunks = [];
    this.count('memory', -length);
    for (const chunk of chunks) await this.write(this.file, chunk);
  }

  private async write(file: FileHandle, chunk: Buffer): Promise<void> {
    if (used.files + chunk.length > files.limit) throw new UnavailableError(ErrorCode.Unavailable);
    this.count('files', chunk.length);
    await this.orUnavailable(() => file.appendFile(chunk));
  }

  private count(where: keyof typeof used, change: number): void {
    used[where] += change;
    this.length += change;
  }

  /** A full or read-only disk is not the caller's fault: they can retry. */
  private async orUnavailable<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (cause) {
      this.logger.warn(`A large response has no place in ${files.folder}: ${String(cause)}`);
      throw new UnavailableError(ErrorCode.Unavailable, { cause });
    }
  }

  private forgetLater(): void {
    this.timer = setTimeout(() => this.forget(), UNUSED_MS).unref();
  }

  private forget(): void {
    if (this.isGone) return;
    this.isGone = true;
    used[this.file === null ? 'memory' : 'files'] -= this.length;
    this.chunks = [];
    this.file?.close().catch((error: unknown) => this.logger.warn(String(error)));
  }
}

async function openFile(): Promise<FileHandle> {
  await makeDataFolder(files.folder);
  const path = join(files.folder, `answer-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  return file;
}
