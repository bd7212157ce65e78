import { Injectable } from '@nestjs/common';

import type { ActivityItem } from '#core/api/activity.js';

import { Database } from '../../platform/database/database.js';
import { isoMoment } from '../../platform/database/moment.js';
import type { Member } from '../members/member.js';
import { actionOf } from '../history/action.sql.js';
import { readableLanguages } from '../members/readable-languages.sql.js';
import { visible } from '../history/visible.sql.js';

/** A filter of the history; null matches everything. */
export interface ActivityFilter {
  /** Only items older than this one. */
  before: number | null;
  userId: number | null;
  languageId: number | null;
  keyId: number | null;
  valueId: number | null;
  /** Only changes of this change set. */
  changeSetId: number | null;
  /** Whether the newest change of a change set stands for all of them. */
  isCollapsed: boolean;
}

const onlyReadable = (languageId: string, part = 'part'): string => `
  (SELECT coalesce(jsonb_agg(${part} ORDER BY place), '[]')
   FROM jsonb_array_elements(field.value) WITH ORDINALITY AS kept(part, place)
   WHERE NOT h.is_limited OR (part->>'${languageId}')::bigint IN (SELECT id FROM l))`;

/** Which version of its source a text was made from is kept for reverts only. */
const KEPT_FOR_REVERTS = `'{sourceVersion,majorVersion}'::text[]`;

/** A row may contain texts or names of many languages; a limited member sees only their own. */
const readable = (state: 'old' | 'new'): string => `
  (CASE WHEN NOT h.is_limited AND NOT h.${state} ? 'values' THEN h.${state} ELSE (
    SELECT jsonb_object_agg(field.key, CASE field.key
      WHEN 'values' THEN ${onlyReadable('languageId', `part - ${KEPT_FOR_REVERTS}`)}
      WHEN 'languages' THEN ${onlyReadable('id')}
      ELSE field.value END)
    FROM jsonb_each(h.${state}) field) END) - ${KEPT_FOR_REVERTS}`;

const target = (id: string, name: string): string =>
  `CASE WHEN ${id} IS NOT NULL THEN json_build_object('id', ${id}, 'name', ${name}) END`;

/** ActivityItem in SQL. */
const ACTIVITY_COLUMNS = `
  h.id, ${isoMoment('h.at')} AS at, ${actionOf('h')} AS action, h.source, h.value_id AS "valueId", h.version,
  h.change_set_id AS "changeSetId", NULL AS "changeSet",
  CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'username', u.username) END AS actor,
  ${target('g_id.id', 'g.name')} AS "group", ${target('h.key_id', 'k.name')} AS key,
  ${target('h.language_id', 'named.name')} AS language, ${readable('old')} AS old, ${readable('new')} AS new`;

/** A condition on the history row `as`: the member may see it, and it matches the filter. */
const matches = (as: string): string => `
  ${visible({ as, member: 'm', languages: 'l' })}
  AND ($5::bigint IS NULL OR ${as}.actor_id = $5) AND ($6::bigint IS NULL OR ${as}.language_id = $6)
  AND ($7::bigint IS NULL OR ${as}.key_id = $7) AND ($8::bigint IS NULL OR ${as}.value_id = $8)
  AND ($9::bigint IS NULL OR ${as}.change_set_id = $9)`;

/** Pages by id, which stay stable while rows are added. $1 project, $2 membership, $3 limit, $4… the filter. */
const PAGE = `
  WITH l AS MATERIALIZED (${readableLanguages({ of: 'member' })}),
  h AS (
    SELECT h.*, m.target_restricted AS is_limited
    FROM history h JOIN membership m ON m.project_id = h.project_id AND m.id = $2
    WHERE h.project_id = $1 AND ($4::bigint IS NULL OR h.id < $4) AND ${matches('h')}
      AND (NOT $10::boolean OR h.change_set_id IS NULL OR NOT EXISTS (
        SELECT FROM history later
        WHERE later.project_id = $1 AND later.change_set_id = h.change_set_id AND later.id > h.id AND ${matches('later')}))
    ORDER BY h.id DESC LIMIT $3)
  SELECT ${ACTIVITY_COLUMNS}
  FROM h
  LEFT JOIN app_user u ON u.id = h.actor_id
  LEFT JOIN translation_key k ON k.project_id = $1 AND k.id = h.key_id
  CROSS JOIN LATERAL (SELECT coalesce(h.group_id, k.group_id) AS id) g_id
  LEFT JOIN key_group g ON g.project_id = $1 AND g.id = g_id.id
  LEFT JOIN l named ON named.id = h.language_id
  ORDER BY h.id DESC`;

const READABLE_VALUE = `
  WITH l AS (${readableLanguages({ of: 'member' })})
  SELECT v.id FROM translation_value v JOIN l ON l.id = v.language_id
  WHERE v.project_id = $1 AND v.key_id = $3 AND v.id = $4`;

@Injectable()
export class ActivityQueries {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  list({ projectId, id }: Member, filter: ActivityFilter, limit: number): Promise<ActivityItem[]> {
    const { before, userId, languageId, keyId, valueId, changeSetId, isCollapsed } = filter;
    const asked = [before, userId, languageId, keyId, valueId, changeSetId, isCollapsed];
    return this.database.query<ActivityItem>(PAGE, [projectId, id, limit, ...asked]);
  }

  /** Whether the key has this value in a language that the member may read. */
  async hasValue({ projectId, id }: Member, keyId: number, valueId: number): Promise<boolean> {
    const found = await this.database.query<{ id: number }>(READABLE_VALUE, [projectId, id, keyId, valueId]);
    return found.length > 0;
  }
}
