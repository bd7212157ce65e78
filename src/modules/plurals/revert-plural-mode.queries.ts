import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';

import type { PluralMode } from '#core/domain/plural-rules.js';

import { History } from '../../entities/index.js';
import { Database } from '../../platform/database/database.js';
import { storeRows, siblingOf } from './plural-forms.sql.js';

/** The rows stored with a change set, as `item`. Materialised: otherwise each stored row of 1,000 is joined with all values. */
const storedRows = (type: string, changeSetId: string): string => `
  change_set_rows s CROSS JOIN LATERAL jsonb_array_elements(s.rows) AS item
  WHERE s.project_id = $1 AND s.change_set_id = ${changeSetId} AND s.row_type = '${type}'`;

// Texts that have no place in the mode, written since the change set. Those for zero and for exactly 0 always have one.
// $2 the change set, $3 languages, $4 the forms that each may have, $5 whether exact numbers have no place, $6 the last value
// of the change set.
const COUNT_NEWER = `
  SELECT count(*) AS count
  FROM translation_value v JOIN unnest($3::bigint[], $4::text[]) AS f(language_id, forms) ON f.language_id = v.language_id
  WHERE v.project_id = $1 AND v.text <> '' AND v.quantity NOT IN ('zero', '=0')
    AND v.quantity <> ALL (string_to_array(f.forms, ' ')) AND ($5 OR v.quantity NOT LIKE '=%')
    AND (v.id > $6 OR EXISTS (
      SELECT FROM history n WHERE n.project_id = $1 AND n.value_id = v.id AND n.change_set_id IS DISTINCT FROM $2
        AND n.id > (SELECT max(own.id) FROM history own WHERE own.project_id = $1 AND own.change_set_id = $2)))`;

// $2 the change set of the revert, $3 the one that is reverted.
const MOVE_BACK = `
  WITH stored AS MATERIALIZED (
    SELECT (item->>0)::bigint AS id, item->>1 AS origin, item->>2 AS place FROM ${storedRows('moved_form', '$3')}),
  moved AS (
    UPDATE translation_value v
    SET quantity = stored.origin, is_optional = stored.origin <> ALL (l.plural_forms), version = v.version + 1,
      updated_at = now()
    FROM stored, language l
    WHERE v.project_id = $1 AND v.id = stored.id AND v.quantity = stored.place AND l.project_id = $1 AND l.id = v.language_id
      AND NOT EXISTS (SELECT FROM translation_value taken WHERE ${siblingOf('v', 'taken')} AND taken.quantity = stored.origin)
    RETURNING v.id, stored.origin, stored.place),
  saved AS (${storeRows({ type: 'moved_form', from: 'moved', row: 'jsonb_build_array(id, place, origin)' })})
  SELECT count(*) AS count FROM moved`;

// $2 the change set, $3 languages, $4 the forms that each may have, $5 whether exact numbers have no place.
// Of keys and languages that are still there.
const RESTORE = `
  WITH stored AS MATERIALIZED (
    SELECT (item->>0)::bigint AS id, (item->>1)::bigint AS key_id, (item->>2)::bigint AS language_id, item->>3 AS quantity,
      item->>4 AS text, item->>5 AS status, (item->>6)::integer AS version,
      (item->>7)::integer AS source_version, (item->>8)::integer AS major_version
    FROM ${storedRows('form', '$2')}),
  made AS (
    INSERT INTO translation_value (project_id, id, key_id, language_id, quantity, text, status, version, is_optional,
      source_version, major_version)
    SELECT $1, stored.id, k.id, l.id, stored.quantity, stored.text, stored.status, stored.version + 1,
      stored.quantity <> ALL (l.plural_forms), stored.source_version, stored.major_version
    FROM stored JOIN translation_key k ON k.project_id = $1 AND k.id = stored.key_id AND k.is_plural
    JOIN language l ON l.project_id = $1 AND l.id = stored.language_id
    JOIN unnest($3::bigint[], $4::text[]) AS f(language_id, forms) ON f.language_id = l.id
    WHERE stored.quantity = ANY (string_to_array(f.forms, ' ')) OR NOT $5 AND stored.quantity LIKE '=%'
    ORDER BY stored.id
    ON CONFLICT DO NOTHING RETURNING id)
  SELECT count(*) AS count FROM made`;

/** Restores the rows that a change of the plural mode stored. Needs the exclusive lock of the project. */
@Injectable()
export class RevertPluralModeQueries {
  constructor(private readonly database: Database) {}

  /** The mode before the change set; null if it did not change the mode. */
  async modeBefore(projectId: number, changeSetId: number): Promise<PluralMode | null> {
    const [row] = await this.database.repository(History).find({
      select: { old: true },
      where: { projectId, changeSetId, action: 'project.plural_mode_changed' },
    });
    return (row?.old as { pluralMode?: PluralMode } | null)?.pluralMode ?? null;
  }

  wasChangedSince(projectId: number, changeSetId: number): Promise<boolean> {
    return this.database
      .repository(History)
      .existsBy({ projectId, changeSetId: MoreThan(changeSetId), action: 'project.plural_mode_changed' });
  }

  /** @param lastValueId of the project at the end of the change set */
  countNewer(
    projectId: number,
    changeSetId: number,
    allowed: readonly [number[], string[], boolean],
    lastValueId: number,
  ): Promise<number> {
    return this.count(COUNT_NEWER, [projectId, changeSetId, ...allowed, lastValueId]);
  }

  moveBack(projectId: number, revertId: number, changeSetId: number): Promise<number> {
    return this.count(MOVE_BACK, [projectId, revertId, changeSetId]);
  }

  restore(
    projectId: number,
    changeSetId: number,
    allowed: readonly [number[], string[], boolean],
  ): Promise<number> {
    return this.count(RESTORE, [projectId, changeSetId, ...allowed]);
  }

  private async count(sql: string, parameters: unknown[]): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(sql, parameters);
    return row?.count ?? 0;
  }
}
