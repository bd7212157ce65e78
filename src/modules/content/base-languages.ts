import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { READ_BASE_LANGUAGE, FORGET_SOURCE_VERSIONS } from './source.sql.js';

/** The base language of a project, which the others are translated from. */
@Injectable()
export class BaseLanguages {
  constructor(private readonly database: Database) {}

  /** Null in a project without languages. */
  async of(projectId: number): Promise<number | null> {
    const [row] = await this.database.query<{ id: number | null }>(READ_BASE_LANGUAGE, [projectId]);
    return row?.id ?? null;
  }

  /**
   * Makes a change after which the project may have another base language, under its exclusive lock. The versions of
   * different sources cannot be compared, so every translation then counts as made from the new one.
   */
  async watch<T>(projectId: number, change: () => Promise<T>): Promise<T> {
    const before = await this.of(projectId);
    const result = await change();
    if ((await this.of(projectId)) !== before) await this.database.query(FORGET_SOURCE_VERSIONS, [projectId]);
    return result;
  }
}
