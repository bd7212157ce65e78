import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { SOURCE_LANGUAGE } from './source.sql.js';

const SOURCE = `SELECT ${SOURCE_LANGUAGE} AS id`;

const FORGET = `
  UPDATE translation_value SET source_version = NULL, major_version = NULL
  WHERE project_id = $1 AND (source_version IS NOT NULL OR major_version IS NOT NULL)`;

/** Knows the language that a project translates from. */
@Injectable()
export class SourceLanguages {
  constructor(private readonly database: Database) {}

  /** Null in a project without languages. */
  async of(projectId: number): Promise<number | null> {
    const [row] = await this.database.query<{ id: number | null }>(SOURCE, [projectId]);
    return row?.id ?? null;
  }

  /**
   * Makes a change after which the project may have another source language, under its exclusive lock. The versions of
   * different sources cannot be compared, so every translation then counts as made from the new one.
   */
  async watch<T>(projectId: number, change: () => Promise<T>): Promise<T> {
    const before = await this.of(projectId);
    const result = await change();
    if ((await this.of(projectId)) !== before) await this.database.query(FORGET, [projectId]);
    return result;
  }
}
