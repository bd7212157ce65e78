import { Injectable } from '@nestjs/common';

import type { SeverityChanges } from '#core/checks/severities.js';
import type { SourceForm } from '#core/checks/subject.js';
import type { PluralForm, PluralMode } from '#core/domain/plural-rules.js';

import { Database } from '../../platform/database/database.js';
import { BASE_LANGUAGE } from '../content/source.sql.js';

/** The severities that a project sets, by language id; `all` for every language. */
export type StoredSeverities = Partial<Record<string, SeverityChanges>>;

/** The settings of a project that findings depend on. */
export interface CheckedProject {
  blocksOnErrors: boolean;
  severities: StoredSeverities;
  mode: PluralMode;
  /** The formats of the imported files. */
  formats: string[];
  sourceLanguageId: number;
  sourceTag: string | null;
}

/** A stored text with its source texts. */
export interface CheckedValue {
  id: number;
  languageId: number;
  text: string;
  quantity: PluralForm | null;
  tag: string | null;
  maxLength: number | null;
  source: SourceForm[];
  /** As `check fingerprint`. */
  ignored: string[];
}

const BLOCKS = 'SELECT blocks_on_errors AS blocks FROM project WHERE id = $1';

const PROJECT = `
  SELECT p.blocks_on_errors AS "blocksOnErrors", coalesce(p.settings->'checks', '{}') AS severities,
    p.plural_mode AS mode, ARRAY(SELECT DISTINCT f.format FROM file_profile f WHERE f.project_id = p.id) AS formats,
    source.id AS "sourceLanguageId", source.tag AS "sourceTag"
  FROM project p LEFT JOIN language source ON source.project_id = p.id AND source.id = ${BASE_LANGUAGE}
  WHERE p.id = $1`;

/** The forms of the source text of a key, without empty ones. $1 project, $2 base language. */
const sourceForms = (keyId: string): string => `
  (SELECT coalesce(json_agg(json_build_array(s.quantity, s.text) ORDER BY s.id), '[]') FROM translation_value s
   WHERE s.project_id = $1 AND s.key_id = ${keyId} AND s.language_id = $2 AND s.text <> '')`;

const VALUES = `
  SELECT v.id, v.language_id AS "languageId", v.text, v.quantity, l.tag, k.max_length AS "maxLength",
    CASE WHEN v.language_id = $2 THEN '[]' ELSE ${sourceForms('v.key_id')} END AS source,
    ARRAY(SELECT i.check_id || ' ' || i.fingerprint FROM ignored_finding i
      WHERE i.project_id = $1 AND i.value_id = v.id) AS ignored
  FROM translation_value v
  JOIN language l ON l.project_id = $1 AND l.id = v.language_id
  JOIN translation_key k ON k.project_id = $1 AND k.id = v.key_id
  WHERE v.project_id = $1 AND v.id = ANY($3)`;

const KEY = `
  SELECT k.max_length AS "maxLength", ${sourceForms('k.id')} AS source
  FROM translation_key k WHERE k.project_id = $1 AND k.id = $3`;

// Rows that this transaction has inserted or updated have its id. A text that change set $4 has only moved to another form
// was validated before.
const VALIDATED_HERE = `
  SELECT v.id FROM translation_value v
  WHERE v.project_id = $1 AND v.status = 'validated' AND v.text <> '' AND v.xmin = pg_current_xact_id()::xid
    AND v.id BETWEEN $2 AND $3 AND NOT (
      v.id IN (
        SELECT (item->>0)::bigint FROM change_set_rows s CROSS JOIN LATERAL jsonb_array_elements(s.rows) AS item
        WHERE s.project_id = $1 AND s.change_set_id = $4 AND s.row_type = 'moved_form')
      AND NOT EXISTS (SELECT FROM history h WHERE h.project_id = $1 AND h.value_id = v.id AND h.change_set_id = $4))
  ORDER BY v.id`;

/** Reads what checks need. */
@Injectable()
export class ChecksQueries {
  constructor(private readonly database: Database) {}

  async blocksOnErrors(projectId: number): Promise<boolean> {
    const [row] = await this.database.query<{ blocks: boolean }>(BLOCKS, [projectId]);
    return row?.blocks ?? false;
  }

  async project(projectId: number): Promise<CheckedProject> {
    const [project] = await this.database.query<CheckedProject>(PROJECT, [projectId]);
    if (project === undefined) throw new Error('A member has a project.');
    return project;
  }

  values(
    projectId: number,
    { sourceLanguageId }: CheckedProject,
    valueIds: readonly number[],
  ): Promise<CheckedValue[]> {
    return this.database.query<CheckedValue>(VALUES, [projectId, sourceLanguageId, valueIds]);
  }

  /** Null if there is no such key. */
  async key(
    projectId: number,
    { sourceLanguageId }: CheckedProject,
    keyId: number,
  ): Promise<Pick<CheckedValue, 'maxLength' | 'source'> | null> {
    const [key] = await this.database.query<CheckedValue>(KEY, [projectId, sourceLanguageId, keyId]);
    return key ?? null;
  }

  /** The validated texts that this transaction has written, among these ids. */
  async validatedHere(
    projectId: number,
    [first, last]: readonly [number, number],
    changeSetId: number | null,
  ): Promise<number[]> {
    const parameters = [projectId, first, last, changeSetId];
    const values = await this.database.query<{ id: number }>(VALIDATED_HERE, parameters);
    return values.map(({ id }) => id);
  }
}
