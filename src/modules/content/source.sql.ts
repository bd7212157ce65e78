// Which text a translation was made from. Both columns are null in most rows: `source_version` of texts made from the
// first version of their source, `major_version` of sources that have never changed.

/** The base language of project $1: the one of its settings, or its first while that one does not exist. */
export const BASE_LANGUAGE = `
  (SELECT sl.id FROM language sl JOIN project sp ON sp.id = sl.project_id WHERE sl.project_id = $1
   ORDER BY sl.id IS DISTINCT FROM sp.source_language_id, sl.id LIMIT 1)`;

interface Translated {
  /** The alias of a row with key_id, language_id and quantity. */
  as: string;
  /** SQL for the id of the base language, if the statement has looked it up. */
  baseLanguage?: string;
}

/** The rows `src` of the text that the value `as` translates: its form of the source, or `other` if that one is empty. */
const sourceOf = ({ as, baseLanguage = BASE_LANGUAGE }: Translated): string => `
  translation_value src
  WHERE src.project_id = $1 AND src.key_id = ${as}.key_id AND src.language_id = ${baseLanguage}
    AND src.language_id <> ${as}.language_id AND src.text <> ''
    AND (src.quantity IS NOT DISTINCT FROM ${as}.quantity OR src.quantity = 'other')
  ORDER BY src.quantity IS DISTINCT FROM ${as}.quantity LIMIT 1`;

/** The `source_version` of the value `as`, which is written or validated now. */
export const sourceVersion = (value: Translated): string =>
  `(SELECT nullif(src.version, 1) FROM ${sourceOf(value)})`;

/**
 * For many new values: the query `sources` of what their sources are, by key. Read once, where `sourceVersion` would look
 * up each.
 */
export const SOURCES = `
  SELECT src.key_id, src.quantity, src.version, src.language_id FROM translation_value src
  WHERE src.project_id = $1 AND src.language_id = ${BASE_LANGUAGE} AND src.text <> ''`;

/** Joins of the value `as` with `sources`, for `JOINED_SOURCE_VERSION`. */
export const joinSources = ({ as }: Translated): string => `
  LEFT JOIN sources same ON same.key_id = ${as}.key_id AND same.language_id <> ${as}.language_id
    AND coalesce(same.quantity, '') = coalesce(${as}.quantity, '')
  LEFT JOIN sources general ON general.key_id = ${as}.key_id AND general.language_id <> ${as}.language_id
    AND general.quantity = 'other'`;

/** The `source_version` of a value with `joinSources`. */
export const JOINED_SOURCE_VERSION = 'nullif(coalesce(same.version, general.version), 1)';

/** For the confirmation that the value `as` fits version $8 of its source: the version to store, null without a source. */
export const confirmedVersion = (value: Translated): string =>
  `least($8::integer, (SELECT src.version FROM ${sourceOf(value)}))`;

interface Written extends Pick<Translated, 'baseLanguage'> {
  /** The alias of the row before the change. */
  before: string;
  /** SQL for whether the change only corrects a typo. */
  isTypo?: string;
}

/** The `major_version` of a row of which the text changes now. */
const majorVersion = ({ before, isTypo = 'false', baseLanguage = BASE_LANGUAGE }: Written): string => `
  CASE WHEN ${before}.language_id = ${baseLanguage} AND ${before}.text <> '' AND NOT ${isTypo}
    THEN ${before}.version + 1 ELSE ${before}.major_version END`;

/** For an UPDATE that changes the text of the row `before`. */
export const setWritten = ({ before, isTypo, baseLanguage }: Written): string => `
  source_version = ${sourceVersion({ as: before, baseLanguage })},
  major_version = ${majorVersion({ before, isTypo, baseLanguage })}`;

/** For an UPDATE that changes the status of the row `before`. A validated text fits the source as it is now. */
export const setReviewed = ({ before, status }: { before: string; status: string }): string => `
  source_version = CASE WHEN ${status} = 'validated' THEN ${sourceVersion({ as: before })} ELSE ${before}.source_version END`;

/** For an UPDATE by an import, which may change the text of the row `before`, its status or both. */
export const setImported = ({
  before,
  text,
  status,
  isTypo,
}: Pick<Written, 'before'> & {
  text: string;
  status: string;
  isTypo: string;
}): string => `
  source_version = CASE WHEN ${before}.text <> ${text} OR ${status} = 'validated' THEN ${sourceVersion({ as: before })}
    ELSE ${before}.source_version END,
  major_version = CASE WHEN ${before}.text <> ${text} THEN ${majorVersion({ before, isTypo })} ELSE ${before}.major_version END`;

/** The columns of a stored state in the JSON `state`. */
export const sourceColumnsIn = (state: string): string => `
  (${state}->>'sourceVersion')::integer AS source_version, (${state}->>'majorVersion')::integer AS major_version`;

/** The source versions of the value `as` for the history; an empty object for most values. */
export const sourceState = ({ as, prefix = '' }: Translated & { prefix?: string }): string => {
  const [source, major] = [`${as}.${prefix}source_version`, `${as}.${prefix}major_version`];
  return `CASE WHEN ${source} IS NULL AND ${major} IS NULL THEN '{}'::jsonb
    ELSE jsonb_strip_nulls(jsonb_build_object('sourceVersion', ${source}, 'majorVersion', ${major})) END`;
};

/** The source versions of the value `as` as columns with a prefix, for the state before an UPDATE. */
export const sourceColumns = ({ as, prefix }: Translated & { prefix: string }): string =>
  `${as}.source_version AS ${prefix}source_version, ${as}.major_version AS ${prefix}major_version`;

/** $1 project. */
export const READ_BASE_LANGUAGE = `SELECT ${BASE_LANGUAGE} AS id`;

/** Makes every translation of project $1 count as made from its present source. */
export const FORGET_SOURCE_VERSIONS = `
  UPDATE translation_value SET source_version = NULL, major_version = NULL
  WHERE project_id = $1 AND (source_version IS NOT NULL OR major_version IS NOT NULL)`;
