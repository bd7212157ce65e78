import { Injectable } from '@nestjs/common';

import type { PluralMode } from '#core/domain/plural-rules.js';
import type { ValueStatus } from '#core/domain/value-status.js';
import type {
  ExistingKey,
  ExistingProject,
  ExistingValue,
  PlannedForm,
  PlannedGroup,
  PlannedUpdate,
} from '#core/formats/index.js';

import { Database } from '../../platform/database/database.js';
import { groupOrder } from '../content/content.sql.js';
import {
  JOINED_SOURCE_VERSION,
  joinSources,
  setImported,
  sourceColumns,
  sourceState,
  SOURCES,
} from '../content/source.sql.js';
import { valueState } from '../content/value-change.sql.js';
import { recordHistory } from '../history/history.sql.js';
import { quantitiesOf } from './quantities.sql.js';

/** A language, and how its project keeps plurals. */
export interface PluralLanguage {
  id: number;
  name: string;
  tag: string | null;
  pluralMode: PluralMode;
}

/** The project, the user and the change set of an import. */
export interface ImportPlace {
  projectId: number;
  actorId: number;
  /** Null if the import cannot be reverted on its own, as the files of a new project. */
  changeSetId: number | null;
}

/** The columns of new rows, for `unnest`. */
export interface NewKeys {
  ids: number[];
  groupIds: number[];
  names: string[];
  plurals: boolean[];
  descriptions: string[];
}

export interface NewValues {
  keyIds: number[];
  languageIds: number[];
  quantities: (string | null)[];
  texts: string[];
  statuses: ValueStatus[];
}

const LANGUAGES = `
  SELECT l.id, l.name, l.tag, p.plural_mode AS "pluralMode"
  FROM language l JOIN project p ON p.id = l.project_id WHERE l.project_id = $1 ORDER BY l.id`;
const GROUPS = `
  SELECT g.id, g.name, f.path AS file
  FROM key_group g LEFT JOIN project_file f ON f.project_id = g.project_id AND f.id = g.file_id
  WHERE g.project_id = $1 ORDER BY ${groupOrder({ as: 'g' })}`;
const KEYS = `
  SELECT id, group_id AS "groupId", name, is_plural AS "isPlural"
  FROM translation_key WHERE project_id = $1 ORDER BY id`;
const VALUES = `
  SELECT id, key_id AS "keyId", language_id AS "languageId", quantity AS "quantityString", text AS name,
    status, version
  FROM translation_value WHERE project_id = $1 AND language_id = ANY($2)`;

/** Without reading texts that are stored apart from their rows. */
const TEXT_BYTES = `
  SELECT coalesce(sum(octet_length(text)), 0)::bigint AS bytes FROM translation_value
  WHERE project_id = $1 AND language_id = ANY($2)`;

const INSERT_GROUPS = `
  INSERT INTO key_group (project_id, id, name, file_id)
  SELECT $1, g.id, g.name, f.id FROM unnest($2::bigint[], $3::text[], $4::text[]) AS g(id, name, file)
  LEFT JOIN project_file f ON f.project_id = $1 AND f.path = g.file`;

const INSERT_KEYS = `
  INSERT INTO translation_key (project_id, id, group_id, name, is_plural, description)
  SELECT $1, k.* FROM unnest($2::bigint[], $3::bigint[], $4::text[], $5::boolean[], $6::text[]) AS k`;

const insertValues = ({ sourceVersion, joins = '' }: { sourceVersion: string; joins?: string }): string => `
  INSERT INTO translation_value (project_id, key_id, language_id, quantity, text, status, is_optional, source_version)
  SELECT $1, v.key_id, v.language_id, v.quantity, v.text, v.status, v.quantity IS NOT NULL AND v.quantity <> ALL (l.plural_forms),
    ${sourceVersion}
  FROM unnest($2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::text[]) WITH ORDINALITY
    AS v(key_id, language_id, quantity, text, status, place)
  JOIN language l ON l.project_id = $1 AND l.id = v.language_id ${joins}
  ORDER BY v.key_id, v.language_id, v.place`;

/** Texts of new keys are made from the first versions of their sources. */
const INSERT_VALUES_OF_NEW_KEYS = insertValues({ sourceVersion: 'NULL' });

const INSERT_VALUES = `
  WITH sources AS MATERIALIZED (${SOURCES})
  ${insertValues({ sourceVersion: JOINED_SOURCE_VERSION, joins: joinSources({ as: 'v' }) })}`;

const INSERT_EMPTY = `
  INSERT INTO translation_value (project_id, key_id, language_id, quantity)
  SELECT $1, k.id, l.id, q.quantity
  FROM unnest($2::bigint[], $3::boolean[]) AS k(id, is_plural) CROSS JOIN language l
  CROSS JOIN LATERAL ${quantitiesOf({ isPlural: 'k.is_plural', forms: 'l.plural_forms', as: 'q' })}
  WHERE l.project_id = $1 AND l.id = ANY($4::bigint[])
  ORDER BY k.id, l.id, q.place`;

// $1 project, $2 user, $3… columns, $8 change set.
const INSERT_FORMS = `
  WITH sources AS MATERIALIZED (${SOURCES}),
  made AS (
    INSERT INTO translation_value (project_id, key_id, language_id, quantity, text, status, is_optional, source_version)
    SELECT $1, f.key_id, f.language_id, f.quantity, f.text, f.status, f.quantity <> ALL (l.plural_forms), ${JOINED_SOURCE_VERSION}
    FROM unnest($3::bigint[], $4::bigint[], $5::text[], $6::text[], $7::text[]) AS f(key_id, language_id, quantity, text, status)
    JOIN language l ON l.project_id = $1 AND l.id = f.language_id ${joinSources({ as: 'f' })}
    ORDER BY f.key_id, f.language_id
    ON CONFLICT (project_id, key_id, language_id, quantity) DO NOTHING
    RETURNING *),
  recorded AS (${recordHistory({
    action: 'value.written',
    source: 'import',
    projectId: '$1',
    actorId: '$2',
    keyId: 'made.key_id',
    languageId: 'made.language_id',
    valueId: 'made.id',
    version: 'made.version',
    old: `jsonb_build_object('text', '', 'status', 'modified', 'quantity', made.quantity)`,
    new: valueState({ as: 'made' }),
    changeSetId: '$8',
    from: 'made',
  })})
  SELECT count(*) AS count FROM made`;

// A text saved since the plan was made has a newer version and is kept. $7 change set.
const UPDATE_VALUES = `
  WITH changed AS (
    UPDATE translation_value v SET text = wanted.text, status = wanted.status, version = v.version + 1, updated_at = now(),
      ${setImported({ before: 'old', text: 'wanted.text', status: 'wanted.status', isTypo: 'wanted.is_typo' })}
    FROM unnest($3::bigint[], $4::integer[], $5::text[], $6::text[], $8::boolean[])
      AS wanted(id, version, text, status, is_typo)
    JOIN translation_value old ON old.project_id = $1 AND old.id = wanted.id AND old.version = wanted.version
    WHERE v.project_id = $1 AND v.id = wanted.id AND v.version = wanted.version
    RETURNING v.*, old.text AS old_text, old.status AS old_status, ${sourceColumns({ as: 'old', prefix: 'old_' })},
      CASE WHEN v.text = old.text THEN 'value.reviewed' ELSE 'value.written' END AS action),
  recorded AS (${recordHistory({
    action: { of: 'changed' },
    source: 'import',
    projectId: '$1',
    actorId: '$2',
    keyId: 'changed.key_id',
    languageId: 'changed.language_id',
    valueId: 'changed.id',
    version: 'changed.version',
    old: `jsonb_build_object('text', changed.old_text, 'status', changed.old_status, 'quantity', changed.quantity)
      || ${sourceState({ as: 'changed', prefix: 'old_' })}`,
    new: valueState({ as: 'changed' }),
    changeSetId: '$7',
    from: 'changed',
  })})
  SELECT count(*) AS count FROM changed`;

@Injectable()
export class ImportQueries {
  constructor(private readonly database: Database) {}

  languages(projectId: number): Promise<PluralLanguage[]> {
    return this.database.query(LANGUAGES, [projectId]);
  }

  /** The project with its values in these languages only. */
  async existing(projectId: number, languages: readonly PluralLanguage[]): Promise<ExistingProject> {
    const languageIds = languages.map(({ id }) => id);
    return {
      pluralMode: languages[0]?.pluralMode ?? 'strict',
      languages,
      groups: await this.database.query(GROUPS, [projectId]),
      keys: await this.database.query<ExistingKey>(KEYS, [projectId]),
      values: await this.database.query<ExistingValue>(VALUES, [projectId, languageIds]),
    };
  }

  /** The bytes of the texts that `existing` reads. */
  async textBytes(projectId: number, languages: readonly PluralLanguage[]): Promise<number> {
    const languageIds = languages.map(({ id }) => id);
    const [row] = await this.database.query<{ bytes: number }>(TEXT_BYTES, [projectId, languageIds]);
    return row?.bytes ?? 0;
  }

  /** Inserts the groups, whose files exist. */
  async insertGroups(projectId: number, ids: number[], groups: readonly PlannedGroup[]): Promise<void> {
    if (ids.length === 0) return;
    const names = groups.map(({ name }) => name);
    const files = groups.map(({ file }) => file ?? null);
    await this.database.query(INSERT_GROUPS, [projectId, ids, names, files]);
  }

  async insertKeys(projectId: number, keys: NewKeys): Promise<void> {
    const { ids, groupIds, names, plurals, descriptions } = keys;
    if (ids.length === 0) return;
    await this.database.query(INSERT_KEYS, [projectId, ids, groupIds, names, plurals, descriptions]);
  }

  /** @param areNew whether all of their keys are new */
  async insertValues(projectId: number, values: NewValues, areNew: boolean): Promise<void> {
    const { keyIds, languageIds, quantities, texts, statuses } = values;
    if (keyIds.length === 0) return;
    await this.database.query(areNew ? INSERT_VALUES_OF_NEW_KEYS : INSERT_VALUES, [
      projectId,
      keyIds,
      languageIds,
      quantities,
      texts,
      statuses,
    ]);
  }

  /** Creates empty values of new keys in languages that the files do not contain. */
  async insertEmpty(projectId: number, { ids, plurals }: NewKeys, languageIds: number[]): Promise<void> {
    if (ids.length === 0 || languageIds.length === 0) return;
    await this.database.query(INSERT_EMPTY, [projectId, ids, plurals, languageIds]);
  }

  /** Adds forms to plurals, records them in the history and returns how many there are. */
  async insertForms(
    { projectId, actorId, changeSetId }: ImportPlace,
    forms: readonly PlannedForm[],
  ): Promise<number> {
    if (forms.length === 0) return 0;
    return this.counted(INSERT_FORMS, [
      projectId,
      actorId,
      forms.map(({ keyId }) => keyId),
      forms.map(({ languageId }) => languageId),
      forms.map(({ quantityString }) => quantityString),
      forms.map(({ name }) => name),
      forms.map(({ status }) => status),
      changeSetId,
    ]);
  }

  /**
   * Updates texts and statuses, records the overwritten ones in the history and returns how many changed.
   * @param typos the ids of those that only correct a typo
   */
  async updateValues(
    { projectId, actorId, changeSetId }: ImportPlace,
    updates: PlannedUpdate[],
    typos: ReadonlySet<number>,
  ): Promise<number> {
    if (updates.length === 0) return 0;
    return this.counted(UPDATE_VALUES, [
      projectId,
      actorId,
      updates.map(({ id }) => id),
      updates.map(({ version }) => version),
      updates.map(({ name }) => name),
      updates.map(({ status }) => status),
      changeSetId,
      updates.map(({ id }) => typos.has(id)),
    ]);
  }

  /** Runs a statement that returns a count. */
  private async counted(sql: string, parameters: unknown[]): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(sql, parameters);
    return row?.count ?? 0;
  }
}
