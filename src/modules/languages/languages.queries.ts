import { Injectable } from '@nestjs/common';

import type { LanguageView } from '#core/api/languages.js';

import { Language } from '../../entities/index.js';
import { Database } from '../../platform/database/database.js';
import type { Member } from '../members/member.js';
import { readableLanguages } from '../members/readable-languages.sql.js';

const LIST = `SELECT id, name, access FROM (${readableLanguages({ of: 'member' })}) l ORDER BY id`;
const GET = `SELECT id, name, access FROM (${readableLanguages({ of: 'member', languageId: '$3' })}) l`;

// Stops counting at the limit.
const HAS_MORE_KEYS = 'SELECT FROM translation_key WHERE project_id = $1 OFFSET $2 LIMIT 1';

const CREATE = `
  INSERT INTO language (project_id, name)
  SELECT $1, name FROM unnest($2::text[]) WITH ORDINALITY AS l(name, place) ORDER BY place
  RETURNING id, name`;

@Injectable()
export class LanguagesQueries {
  constructor(private readonly database: Database) {}

  /** The languages that the member may read; the first is the project's default. */
  list({ projectId, id }: Member): Promise<LanguageView[]> {
    return this.database.query<LanguageView>(LIST, [projectId, id]);
  }

  /** Null if there is no such language that the member may read. */
  async get({ projectId, id }: Member, languageId: number): Promise<LanguageView | null> {
    const [language] = await this.database.query<LanguageView>(GET, [projectId, id, languageId]);
    return language ?? null;
  }

  count(projectId: number): Promise<number> {
    return this.database.repository(Language).countBy({ projectId });
  }

  async hasMoreKeysThan(projectId: number, few: number): Promise<boolean> {
    return (await this.database.query(HAS_MORE_KEYS, [projectId, few])).length > 0;
  }

  /** Creates languages in this order, without values. */
  async create(projectId: number, names: readonly string[]): Promise<{ id: number; name: string }[]> {
    return this.database.query(CREATE, [projectId, names]);
  }

  /** Deletes its values as well. */
  async remove(projectId: number, languageId: number): Promise<void> {
    await this.database.repository(Language).delete({ projectId, id: languageId });
  }
}
