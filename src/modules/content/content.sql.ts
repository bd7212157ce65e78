import { isoMoment } from '../../platform/database/moment.js';

interface ValueColumns {
  /** The alias of a row of translation_value. */
  value: string;
  /** The alias of a row of `readableLanguages`. */
  language: string;
}

/** ValueView as columns; no other SQL defines it. */
export const valueColumns = ({ value, language }: ValueColumns): string => `
  ${value}.id, ${value}.text AS name, ${value}.quantity AS "quantityString", ${value}.status, ${value}.version,
  ${language}.id AS "languageId", ${language}.name AS "languageName", ${language}.access AS "languageAccess",
  ${value}.key_id AS "keyId", ${isoMoment(`${value}.updated_at`)} AS "updatedAt"`;

/** KeyView without its values as columns of the row `as` of translation_key. */
export const keyColumns = ({ as }: { as: string }): string =>
  `${as}.id, ${as}.name, ${as}.is_plural AS "isPlural", ${as}.group_id AS "groupId"`;

/** The texts of deleted values, as rows of translation_value, for the history; null if they have none. */
export const DELETED_TEXTS = `
  jsonb_agg(jsonb_build_object('id', id, 'languageId', language_id, 'quantity', quantity, 'text', text, 'status', status)
    ORDER BY id) FILTER (WHERE text <> '')`;

/** Orders the groups `as`: `common` first, then by name. */
export const groupOrder = ({ as }: { as: string }): string =>
  `${as}.name <> 'common', lower(${as}.name), ${as}.name`;

/** The groups of project $1, ordered. */
export const GROUPS_IN_ORDER = `
  SELECT g.id, g.name FROM key_group g WHERE g.project_id = $1 ORDER BY ${groupOrder({ as: 'g' })}`;
