import { Injectable } from '@nestjs/common';

import type { Replacement } from '#core/api/bulk.js';
import type { HistoryAction } from '#core/domain/history.js';
import type { ValueStatus } from '#core/domain/value-status.js';

import { Database } from '../../../platform/database/database.js';
import { setReviewed, setWritten } from '../../content/source.sql.js';
import { recordValueChange } from '../../content/value-change.sql.js';
import type { Member } from '../../members/member.js';

interface BulkStatement {
  action: HistoryAction;
  /** The values v of `locked`, with all that `set` and `condition` need. */
  seen: string;
  set: string;
  /** Which of the values `seen` change. */
  condition: string;
}

/** Locks the values in order, changes them and records it. $1 project, $2 user, $3 change set. */
const change = ({ action, seen, set, condition }: BulkStatement): string => `
  WITH seen AS (${seen}),
  changed AS (
    UPDATE translation_value v SET ${set}, version = v.version + 1, updated_at = now()
    FROM seen WHERE v.project_id = $1 AND v.id = seen.id AND ${condition}
    RETURNING v.*),
  recorded AS (${recordValueChange({
    action,
    source: 'edit',
    actorId: '$2',
    changeSetId: '$3',
    before: 'seen',
    after: 'changed',
  })} ORDER BY changed.id)
  SELECT seen.id, seen.key_id AS "keyId", seen.language_id AS "languageId", seen.text = '' AS "isEmpty", changed.version
  FROM seen LEFT JOIN changed ON changed.id = seen.id ORDER BY seen.id`;

/** The values v that meet a condition, locked in order. */
const locked = (condition: string): string => `
  (SELECT * FROM translation_value WHERE project_id = $1 AND ${condition} ORDER BY id FOR NO KEY UPDATE) v`;

/** The values of keys $4 in languages $5. */
const OF_KEYS = locked('key_id = ANY($4) AND language_id = ANY($5)');

/** Locks the values that a review would change. $2 keys, $3 languages, $4 status. */
const LOCK_TO_REVIEW = `
  SELECT v.id FROM translation_value v
  WHERE v.project_id = $1 AND v.key_id = ANY($2) AND v.language_id = ANY($3) AND v.text <> '' AND v.status <> $4
  ORDER BY v.id FOR NO KEY UPDATE`;

/** $7 the values that fail. */
const REVIEW = change({
  action: 'value.reviewed',
  seen: `SELECT v.* FROM ${OF_KEYS}`,
  set: `status = $6, ${setReviewed({ before: 'seen', status: '$6' })}`,
  condition: `seen.text <> '' AND seen.status <> $6 AND v.id <> ALL ($7::bigint[])`,
});

const SET_TEXT = `text = seen.wanted, status = 'modified', ${setWritten({ before: 'seen' })}`;

/** $6 the language to copy from, or null; $7 the text, or null. A form that the language does not have is filled from `other`. */
const FILL = change({
  action: 'value.written',
  seen: `
    SELECT v.*, coalesce($7::text, nullif(source.text, CASE WHEN source.is_optional THEN '' END), general.text, '') AS wanted
    FROM ${OF_KEYS} LEFT JOIN translation_value source
      ON source.project_id = $1 AND source.key_id = v.key_id AND source.language_id = $6
        AND source.quantity IS NOT DISTINCT FROM v.quantity
    LEFT JOIN translation_value general
      ON general.project_id = $1 AND general.key_id = v.key_id AND general.language_id = $6 AND general.quantity = 'other'
        AND v.quantity IS NOT NULL`,
  set: SET_TEXT,
  condition: `seen.text = '' AND seen.wanted <> ''`,
});

/** $4 values, $5 their versions, $6 their new texts, $7 the languages that may be written. */
const REPLACE = change({
  action: 'value.written',
  seen: `
    SELECT v.*, given.text AS wanted, given.version AS expected
    FROM ${locked('id = ANY($4) AND language_id = ANY($7)')}
    JOIN unnest($4::bigint[], $5::int[], $6::text[]) AS given(id, version, text) ON given.id = v.id`,
  set: SET_TEXT,
  condition: 'seen.version = seen.expected AND seen.text <> seen.wanted',
});

const LANGUAGES =
  'SELECT DISTINCT language_id AS id FROM translation_value WHERE project_id = $1 AND id = ANY($2)';

/** A value that a statement looked at. */
export interface SeenValue {
  id: number;
  keyId: number;
  languageId: number;
  isEmpty: boolean;
  /** The new version; null if it was left as it was. */
  version: number | null;
}

/** Changes many values in one statement each, and records them in change set `changeSetId`. */
@Injectable()
export class BulkValuesQueries {
  constructor(private readonly database: Database) {}

  review(
    { projectId, userId }: Member,
    { changeSetId, keyIds, languageIds }: BulkCells,
    status: ValueStatus,
    failing: readonly number[],
  ): Promise<SeenValue[]> {
    return this.database.query(REVIEW, [
      projectId,
      userId,
      changeSetId,
      keyIds,
      languageIds,
      status,
      failing,
    ]);
  }

  /** Locks the values that a review would change, and returns their ids. */
  async lockToReview(
    { projectId }: Member,
    { keyIds, languageIds }: BulkCells,
    status: ValueStatus,
  ): Promise<number[]> {
    const parameters = [projectId, keyIds, languageIds, status];
    const values = await this.database.query<{ id: number }>(LOCK_TO_REVIEW, parameters);
    return values.map(({ id }) => id);
  }

  /** Writes into empty values: `text`, or the text of the same key in another language. */
  fill(
    { projectId, userId }: Member,
    { changeSetId, keyIds, languageIds }: BulkCells,
    { sourceLanguageId = null, text = null }: { sourceLanguageId?: number | null; text?: string | null },
  ): Promise<SeenValue[]> {
    const cells = [projectId, userId, changeSetId, keyIds, languageIds];
    return this.database.query(FILL, [...cells, sourceLanguageId, text]);
  }

  /** Writes texts over the versions that were seen, in `languageIds` only. */
  replace(
    { projectId, userId }: Member,
    changeSetId: number,
    changes: readonly Replacement[],
    languageIds: readonly number[],
  ): Promise<SeenValue[]> {
    return this.database.query(REPLACE, [
      projectId,
      userId,
      changeSetId,
      changes.map(({ valueId }) => valueId),
      changes.map(({ version }) => version),
      changes.map(({ text }) => text),
      languageIds,
    ]);
  }

  /** The languages of values of the project. */
  async languagesOf({ projectId }: Member, valueIds: readonly number[]): Promise<number[]> {
    const found = await this.database.query<{ id: number }>(LANGUAGES, [projectId, valueIds]);
    return found.map(({ id }) => id);
  }
}

/** The values of some keys in some languages. */
export interface BulkCells {
  changeSetId: number;
  keyIds: readonly number[];
  languageIds: readonly number[];
}
