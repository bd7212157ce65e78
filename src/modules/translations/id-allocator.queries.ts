import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';

// OFFSET 0: the sequence is looked up once, not for each id, which takes longer than the id.
const ALLOCATE = `
  SELECT nextval(s.sequence) AS id
  FROM (SELECT pg_get_serial_sequence($1, 'id')::regclass AS sequence OFFSET 0) s, generate_series(1, $2)`;

@Injectable()
export class IdAllocator {
  constructor(private readonly database: Database) {}

  /** Allocates ascending ids for new rows, so that parents and children can be inserted in bulk. */
  async allocate(table: 'key_group' | 'translation_key', count: number): Promise<number[]> {
    if (count === 0) return [];
    const rows = await this.database.query<{ id: number }>(ALLOCATE, [table, count]);
    return rows.map(({ id }) => id);
  }
}
