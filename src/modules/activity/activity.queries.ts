import { Injectable } from '@nestjs/common';

import type { ActivityItem } from '#core/api/activity.js';

import { Database } from '../../platform/database/database.js';
import { isoMoment } from '../../platform/database/moment.js';
import { olderThan } from '../../platform/database/older-than.js';
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
   WHERE NOT h.target_restricted OR (part->>'${languageId}')::bigint IN (SELECT id FROM l))`;

/** Which version of its source a text was made from is kept for reverts only. */
const KEPT_FOR_REVERTS = `'{sourceVersion,majorVersion}'::text[]`;

/** A row may contain texts or names of many languages; a limited member sees only their own. */
const readable = (state: 'old' | 'new'): string => `
  (CASE WHEN NOT h.target_restricted AND NOT h.${state} ? 'values' THEN h.${state} ELSE (
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

/** The filters that name what a column of the history equals. */
const COLUMNS = [
  ['userId', 'actor_id'],
  ['languageId', 'language_id'],
  ['keyId', 'key_id'],
  ['valueId', 'value_id'],
  ['changeSetId', 'change_set_id'],
] as const satisfies [keyof ActivityFilter, string][];

const FIRST_FILTER = 5;

/**
 * The maximum size of a page, which ends with the row that reaches it: a deleted key contains its texts in all
 * languages.
 */
const PAGE_BYTES = 2_000_000;

const BYTES = `coalesce(octet_length(h.old::text), 0) + coalesce(octet_length(h.new::text), 0)`;

/** An item with the number of rows of its page, of which the last ones may be left out. */
type FoundItem = ActivityItem & { found: number };

/**
 * Pages by id, which stay stable while rows are added; a page of large rows has fewer than requested. $1 project, $2
 * membership, $3 limit, $4 before, $5… the values of `columns`. Filters that are not given are left out, because a
 * cached plan for all of them could use no index.
 */
function pageOf(columns: readonly string[], isCollapsed: boolean): string {
  /** A condition on the history row `as`: the member may see it, and it matches the filter. */
  const matches = (as: string, member: string): string =>
    [
      visible({ as, member, languages: 'l' }),
      ...columns.map((column, index) => `${as}.${column} = $${FIRST_FILTER + index}`),
    ].join(' AND ');
  const seen = `
    SELECT h.id, h.change_set_id, m.target_restricted ${isCollapsed ? ', lag(h.change_set_id) OVER (ORDER BY h.id DESC) AS newer_set' : ''}
    FROM history h JOIN membership m ON m.project_id = h.project_id AND m.id = $2
    WHERE h.project_id = $1 AND ${olderThan('h.id', '$4')} AND ${matches('h', 'm')}`;
  // The rows of a change set mostly follow one another: only the newest of each run has to be looked up.
  const isNewest = `h.change_set_id IS NULL OR h.change_set_id IS DISTINCT FROM h.newer_set AND NOT EXISTS (
    SELECT FROM history later
    WHERE later.project_id = $1 AND later.change_set_id = h.change_set_id AND later.id > h.id AND ${matches('later', 'h')})`;
  return `
    WITH l AS MATERIALIZED (${readableLanguages({ of: 'member' })}),
    page AS (
      SELECT h.id, h.target_restricted FROM (${seen}) h ${isCollapsed ? `WHERE ${isNewest}` : ''}
      ORDER BY h.id DESC LIMIT $3),
    sized AS (
      SELECT h.*, page.target_restricted, sum(${BYTES}) OVER (ORDER BY h.id DESC) - (${BYTES}) AS bytes_before
      FROM page JOIN history h ON h.project_id = $1 AND h.id = page.id),
    h AS (SELECT * FROM sized WHERE bytes_before < ${PAGE_BYTES})
    SELECT ${ACTIVITY_COLUMNS}, (SELECT count(*) FROM page) AS found
    FROM h
    LEFT JOIN app_user u ON u.id = h.actor_id
    LEFT JOIN translation_key k ON k.project_id = $1 AND k.id = h.key_id
    CROSS JOIN LATERAL (SELECT coalesce(h.group_id, k.group_id) AS id) g_id
    LEFT JOIN key_group g ON g.project_id = $1 AND g.id = g_id.id
    LEFT JOIN l named ON named.id = h.language_id
    ORDER BY h.id DESC`;
}

const READABLE_VALUE = `
  WITH l AS (${readableLanguages({ of: 'member' })})
  SELECT v.id FROM translation_value v JOIN l ON l.id = v.language_id
  WHERE v.project_id = $1 AND v.key_id = $3 AND v.id = $4`;

@Injectable()
export class ActivityQueries {
  constructor(private readonly database: Database) {}

  /** At most `limit` items, newest first, and whether there are more. */
  async list(
    { projectId, id }: Member,
    filter: ActivityFilter,
    limit: number,
  ): Promise<{ items: ActivityItem[]; hasMore: boolean }> {
    const { before, isCollapsed } = filter;
    const given = COLUMNS.filter(([name]) => filter[name] !== null);
    // One more than requested tells whether there is another page.
    const parameters = [projectId, id, limit + 1, before, ...given.map(([name]) => filter[name])];
    const columns = given.map(([, column]) => column);
    const rows = await this.database.query<FoundItem>(pageOf(columns, isCollapsed), parameters);
    const items = rows.slice(0, limit).map(({ found: _found, ...item }): ActivityItem => item);
    return { items, hasMore: (rows[0]?.found ?? 0) > items.length };
  }

  /** Whether the key has this value in a language that the member may read. */
  async hasValue({ projectId, id }: Member, keyId: number, valueId: number): Promise<boolean> {
    const found = await this.database.query<{ id: number }>(READABLE_VALUE, [projectId, id, keyId, valueId]);
    return found.length > 0;
  }
}
