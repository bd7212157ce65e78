import { isoMoment } from '../../platform/database/moment.js';
import { isLarge, largeText } from './large-text.sql.js';
import { sourceState } from './source.sql.js';

interface ValueColumns {
  /** The alias of a row of translation_value. */
  value: string;
  /** The alias of a row of `readableLanguages`. */
  language: string;
}

/** ValueView as columns, without those that most values lack. */
const valueColumns = ({ value, language, isShort }: ValueColumns & { isShort: boolean }): string => `
  ${value}.id, ${isShort ? `CASE WHEN NOT ${isLarge({ as: value })} THEN ${value}.text END` : `${value}.text`} AS name, ${value}.quantity AS "quantityString", ${value}.status, ${value}.version,
  ${language}.id AS "languageId", ${language}.name AS "languageName", ${language}.access AS "languageAccess",
  ${value}.key_id AS "keyId", ${isoMoment(`${value}.updated_at`)} AS "updatedAt"`;

interface ValueTables extends ValueColumns {
  /** Tables or queries with these aliases. */
  from: string;
  where?: string;
  /** Whether large texts are null; they are read separately with `large`. */
  isShort?: boolean;
}

/**
 * A query for values as (key_id, language_id, id, json): ValueView as text; no other SQL defines it. A project has a million
 * of them, so what most of them lack is left out. With `isShort`, it has LargeText as `large` as well, or null.
 */
export const valuesJson = ({ value, language, from, where = '', isShort = false }: ValueTables): string => `
  SELECT ${value}.key_id, ${value}.language_id, ${value}.id,
    ${isShort ? `CASE WHEN ${isLarge({ as: value })} THEN ${largeText({ as: value })} END AS large,` : ''}
    CASE WHEN ${value}.source_version IS NULL AND ${value}.major_version IS NULL THEN row_to_json(common)::text
      ELSE left(row_to_json(common)::text, -1) || coalesce(',"sourceVersion":' || ${value}.source_version, '')
        || coalesce(',"majorVersion":' || ${value}.major_version, '') || '}' END AS json
  FROM ${from} CROSS JOIN LATERAL (SELECT ${valueColumns({ value, language, isShort })}) common ${where}`;

interface KeyColumns {
  /** The alias of a row of translation_key. */
  as: string;
  /** The tags of that key, as an array. */
  tags: string;
}

/** KeyView without its values as columns. */
export const keyColumns = ({ as, tags }: KeyColumns): string => `
  ${as}.id, ${as}.name, ${as}.is_plural AS "isPlural", ${as}.group_id AS "groupId",
  ${as}.description, ${as}.max_length AS "maxLength", ${tags} AS tags, ${as}.obsolete_at IS NOT NULL AS "isObsolete"`;

/** Orders tags, in every list of them. */
export const tagOrder = (tag: string): string => `lower(${tag}), ${tag}`;

/** The tags of the key `as` of project $1, as an array. */
export const tagsOf = ({ as }: { as: string }): string => `
  ARRAY(SELECT t.tag FROM key_tag t WHERE t.project_id = $1 AND t.key_id = ${as}.id ORDER BY ${tagOrder('t.tag')})`;

/** The result of a DELETE of the keys `as`: the row and its tags, which are deleted with it. */
export const deletedKey = ({ as }: { as: string }): string => `${as}.*, ${tagsOf({ as })} AS tags`;

/** The context of the `deletedKey` `as` for the history; fields with the defaults of a new key are left out. */
export const deletedContext = ({ as }: { as: string }): string => `
  jsonb_strip_nulls(jsonb_build_object(
    'groupId', ${as}.group_id, 'description', nullif(${as}.description, ''), 'maxLength', ${as}.max_length,
    'tags', to_jsonb(nullif(${as}.tags, '{}')), 'obsoleteAt', ${isoMoment(`${as}.obsolete_at`)}))`;

/**
 * The deleted values `dead` as rows of translation_value, for the history; null if there are none. A value of a singular key
 * that was never written can be created again without them; those of a plural key are ordered by their ids.
 */
export const DELETED_TEXTS = `
  jsonb_agg(jsonb_build_object('id', id, 'languageId', language_id, 'quantity', quantity, 'text', text, 'status', status,
    'version', version) || ${sourceState({ as: 'dead' })} ORDER BY id) FILTER (WHERE text <> '' OR version > 1 OR quantity IS NOT NULL)`;

/** Orders the groups `as`: those without a file first, then by file; `common` first, then by name. */
export const groupOrder = ({ as }: { as: string }): string => `
  (SELECT f.position FROM project_file f WHERE f.project_id = ${as}.project_id AND f.id = ${as}.file_id) NULLS FIRST,
  ${as}.name <> 'common', lower(${as}.name), ${as}.name`;

/** The groups of project $1, ordered. */
export const GROUPS_IN_ORDER = `
  SELECT g.id, g.name, g.file_id AS "fileId" FROM key_group g WHERE g.project_id = $1 ORDER BY ${groupOrder({ as: 'g' })}`;

/** The files of project $1 that have groups or documents, in order: what a reverted import brought is not listed. */
export const FILES_IN_ORDER = `
  SELECT f.id, f.path, f.format FROM project_file f
  WHERE f.project_id = $1 AND (
    EXISTS (SELECT FROM key_group g WHERE g.project_id = $1 AND g.file_id = f.id)
    OR EXISTS (
      SELECT FROM file_profile p LEFT JOIN change_set c ON c.project_id = p.project_id AND c.id = p.change_set_id
      WHERE p.project_id = $1 AND p.file_id = f.id AND c.reverted_by_id IS NULL))
  ORDER BY f.position, f.id`;
