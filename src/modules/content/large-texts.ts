import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import type { LargeText } from './large-text.sql.js';
import { LARGE_TEXTS } from './large-text.sql.js';

/** The bytes of texts that are read at once. */
const AT_ONCE = 1_000_000;

/** Reads large texts few at a time, so that memory does not grow with them. Inside the snapshot that has found them. */
@Injectable()
export class LargeTexts {
  constructor(private readonly database: Database) {}

  /** The texts by value id. */
  async read(projectId: number, large: readonly LargeText[]): Promise<Map<number, string>> {
    if (large.length === 0) return new Map();
    const ids = large.map(([id]) => id);
    const rows = await this.database.query<{ id: number; text: string }>(LARGE_TEXTS, [projectId, ids]);
    return new Map(rows.map(({ id, text }) => [id, text]));
  }

  /** The texts one after the other, in the given order. */
  async *each(projectId: number, large: readonly LargeText[]): AsyncGenerator<string, undefined> {
    for (const batch of batches(large, ([, bytes]) => bytes)) {
      const texts = await this.read(projectId, batch);
      for (const [id] of batch) yield texts.get(id) ?? '';
    }
  }
}

/** `items` in order, in batches of at most AT_ONCE bytes or of one item. */
export function* batches<T>(items: readonly T[], bytesOf: (item: T) => number): Generator<T[]> {
  let batch: T[] = [];
  let sum = 0;
  for (const item of items) {
    const bytes = bytesOf(item);
    if (batch.length > 0 && sum + bytes > AT_ONCE) {
      yield batch;
      batch = [];
      sum = 0;
    }
    batch.push(item);
    sum += bytes;
  }
  if (batch.length > 0) yield batch;
}
