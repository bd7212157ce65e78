import { VALUE_STATUSES } from '#core/domain/value-status.js';

import { readableLanguages } from '../members/readable-languages.sql.js';
import { tagOrder } from './content.sql.js';
import { isLarge, largeText } from './large-text.sql.js';

// Columns are lists as text, without their brackets: one aggregate is several times as fast as a row per value.

interface Listed {
  order: string;
  where?: string;
}

const list = (expression: string, { order, where }: Listed): string =>
  `string_agg(${expression}, ',' ORDER BY ${order})${where === undefined ? '' : ` FILTER (WHERE ${where})`}`;

/** A list that may be empty. */
const some = (expression: string, listed: Required<Listed>): string =>
  `coalesce(${list(expression, listed)}, '')`;

const pair = (id: string, value: string): string => `json_build_array(${id}, ${value})::text`;

/** The position of a row among parts of keys, which begin with the ids in `starts`. */
const part = (keyId: string, starts: string): string => `width_bucket(${keyId}, ${starts}::bigint[])`;

/** The first key of each part of `size` keys in project $1. */
export const partStarts = (size: number): string => `
  SELECT id FROM (SELECT id, row_number() OVER (ORDER BY id) AS place FROM translation_key WHERE project_id = $1) k
  WHERE place % ${size} = 1 ORDER BY id`;

const BY_KEY = { order: 'k.id' };

/** The keys of project $1 as KeyColumns, a row for each part that begins in $2. */
export const KEY_PARTS = `
  SELECT ${list('k.id::text', BY_KEY)} AS ids, ${list('to_json(k.name)::text', BY_KEY)} AS names,
    ${list('k.group_id::text', BY_KEY)} AS "groupIds",
    ${some('k.id::text', { ...BY_KEY, where: 'k.is_plural' })} AS plurals,
    ${some('k.id::text', { ...BY_KEY, where: 'k.obsolete_at IS NOT NULL' })} AS obsolete,
    ${some(pair('k.id', 'k.description'), { ...BY_KEY, where: `k.description <> ''` })} AS descriptions,
    ${some(pair('k.id', 'k.max_length'), { ...BY_KEY, where: 'k.max_length IS NOT NULL' })} AS "maxLengths",
    ${some(pair('k.id', 'tagged.list'), { ...BY_KEY, where: 'tagged.list IS NOT NULL' })} AS tags
  FROM translation_key k
  LEFT JOIN (
    SELECT t.key_id, json_agg(t.tag ORDER BY ${tagOrder('t.tag')}) AS list
    FROM key_tag t WHERE t.project_id = $1 GROUP BY t.key_id) tagged ON tagged.key_id = k.id
  WHERE k.project_id = $1
  GROUP BY ${part('k.id', '$2')} ORDER BY min(k.id)`;

const STATUS_CODE = `CASE v.status ${VALUE_STATUSES.map((status, code) => `WHEN '${status}' THEN '${code}'`).join(' ')} END`;

// Exact to the microsecond as a double, which is faster than the numeric of `extract`.
const MILLISECONDS = `(date_part('epoch', v.updated_at) * 1000000)::bigint / 1000`;

const BY_VALUE = { order: 'v.key_id, v.id' };

/**
 * The values of project $1 that membership $2 may read as ValueColumns, a row for each language and part of keys that begins
 * in $3; of language $4 only unless it is null. All lists have one order, so that PostgreSQL sorts a language once. Large
 * texts are null, and listed as LargeText.
 */
export const VALUE_PARTS = `
  SELECT l.id AS "languageId", c.*
  FROM (${readableLanguages({ of: 'member', languageId: 'coalesce($4::bigint, l.id)' })}) l CROSS JOIN LATERAL (
    SELECT ${list('v.id::text', BY_VALUE)} AS ids, ${list('v.key_id::text', BY_VALUE)} AS "keyIds",
      ${list(`CASE WHEN v.quantity IS NULL THEN '""' ELSE '"' || v.quantity || '"' END`, BY_VALUE)} AS forms,
      ${list(`CASE WHEN ${isLarge({ as: 'v' })} THEN 'null' ELSE to_json(v.text)::text END`, BY_VALUE)} AS texts,
      ${some(`${largeText({ as: 'v' })}::text`, { ...BY_VALUE, where: isLarge({ as: 'v' }) })} AS large, ${list(STATUS_CODE, BY_VALUE)} AS statuses,
      ${list('v.version::text', BY_VALUE)} AS versions, ${list(`(${MILLISECONDS})::text`, BY_VALUE)} AS "updatedAt",
      ${some(pair('v.id', 'v.source_version'), { ...BY_VALUE, where: 'v.source_version IS NOT NULL' })} AS "sourceVersions",
      ${some(pair('v.id', 'v.major_version'), { ...BY_VALUE, where: 'v.major_version IS NOT NULL' })} AS "majorVersions"
    FROM (
      SELECT v.*, ${part('v.key_id', '$3')} AS part FROM translation_value v
      WHERE v.project_id = $1 AND v.language_id = l.id
      ORDER BY part, v.key_id, v.id) v
    GROUP BY part ORDER BY part) c
  ORDER BY l.id`;

// With outdated statistics, other plans take too long; and hashing would hold all parts of a language until its end.
export const PLAN_FOR_COLUMNS =
  'SET LOCAL enable_nestloop = off; SET LOCAL enable_hashagg = off; SET LOCAL cursor_tuple_fraction = 1';
