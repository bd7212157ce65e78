import { Injectable } from '@nestjs/common';

import type { PluralFormCounts } from '#core/api/projects.js';
import { requiredForms } from '#core/domain/forms-of.js';
import { pluralForms } from '#core/domain/plural-rules.js';
import type { PluralMode } from '#core/domain/plural-rules.js';
import { QUANTITIES } from '#core/domain/quantities.js';

import { Key, Language, Project } from '../../entities/index.js';
import { Database } from '../../platform/database/database.js';
import { storeRows, siblingOf } from './plural-forms.sql.js';

/** The counts of one language; counts that a statement does not return are undefined. */
export type LanguageCounts = { languageId: number } & Partial<PluralFormCounts>;

const SET_MODE = 'UPDATE project SET plural_mode = $2, updated_at = now() WHERE id = $1';

/** $1 project, $2 languages, $3 the forms that each requires, separated by spaces. */
const SET_FORMS = `
  UPDATE language l SET plural_forms = string_to_array(f.forms, ' ')
  FROM unnest($2::bigint[], $3::text[]) AS f(id, forms) WHERE l.project_id = $1 AND l.id = f.id`;

/** The forms that each language may have beside exact numbers, as `f`. $3 languages, $4 forms. */
const ALLOWED = `unnest($3::bigint[], $4::text[]) AS f(language_id, forms)`;
const IS_FOREIGN = `v.quantity <> ALL (string_to_array(f.forms, ' '))`;

/** Moves texts of `from` to `to` in languages that do not require `from`. $1 project, $2 change set. */
const move = (from: string, to: string, condition: string): string => `
  WITH moved AS (
    UPDATE translation_value v
    SET quantity = '${to}', is_optional = '${to}' <> ALL (l.plural_forms), version = v.version + 1, updated_at = now()
    FROM language l, translation_value other
    WHERE v.project_id = $1 AND v.quantity = '${from}' AND v.text <> '' AND l.project_id = $1 AND l.id = v.language_id
      AND '${from}' <> ALL (l.plural_forms) AND ${siblingOf('v', 'other', 'other')} AND ${condition}
      AND NOT EXISTS (SELECT FROM translation_value taken WHERE ${siblingOf('v', 'taken', to)})
    RETURNING v.id, v.language_id),
  saved AS (${storeRows({ type: 'moved_form', from: 'moved', row: `jsonb_build_array(id, '${from}', '${to}')` })})
  SELECT language_id AS "languageId", count(*) AS moved FROM moved GROUP BY language_id`;

/** Deletes the values `v` of a condition and keeps those with a text. $1 project, $2 change set. */
const remove = (condition: string, of = ''): string => `
  WITH gone AS (
    DELETE FROM translation_value v USING language l${of}
    WHERE v.project_id = $1 AND v.quantity IS NOT NULL AND l.project_id = $1 AND l.id = v.language_id AND ${condition}
    RETURNING v.*),
  texts AS (SELECT * FROM gone WHERE text <> ''),
  saved AS (${storeRows({
    type: 'form',
    from: 'texts',
    row: 'jsonb_build_array(id, key_id, language_id, quantity, text, status, version, source_version, major_version)',
  })})
  SELECT texts.language_id AS "languageId", count(*) AS removed
  FROM texts LEFT JOIN translation_value other ON ${siblingOf('texts', 'other', 'other')}
  WHERE texts.text IS DISTINCT FROM other.text GROUP BY texts.language_id`;

/** In `cldr` mode, exactly 0 is a form of its own, unless its text equals that of `other`. */
const MOVE_TO_EXACTLY_0 = move('zero', '=0', 'v.text <> other.text');
const MOVE_TO_ZERO = move('=0', 'zero', 'true');

/** Removes the zero of languages such as Arabic if a text for exactly 0 takes its place. */
const REMOVE_REPLACED_ZERO = remove(
  `v.quantity = 'zero' AND EXISTS (
     SELECT FROM translation_value exact WHERE ${siblingOf('v', 'exact', '=0')} AND exact.text <> '')`,
);
const REMOVE_FOREIGN = remove(
  `f.language_id = v.language_id AND ${IS_FOREIGN} AND ($5 OR v.quantity NOT LIKE '=%')`,
  `, ${ALLOWED}`,
);

/** Removes unchanged values that a switch created, of forms that are no longer required. $3 first, $4 last. */
const REMOVE_CREATED = remove(
  'v.id BETWEEN $3 AND $4 AND v.version = 1 AND v.quantity <> ALL (l.plural_forms)',
);

const FLAG = `
  UPDATE translation_value v SET is_optional = v.quantity <> ALL (l.plural_forms) FROM language l
  WHERE v.project_id = $1 AND v.quantity IS NOT NULL AND l.project_id = $1 AND l.id = v.language_id
    AND v.is_optional <> (v.quantity <> ALL (l.plural_forms))`;

/** Creates missing forms. $2 whether they take the text of `other`. */
const FILL = `
  WITH general AS MATERIALIZED (
    SELECT * FROM translation_value WHERE $2 AND project_id = $1 AND quantity = 'other' AND text <> ''),
  made AS (
    INSERT INTO translation_value (project_id, key_id, language_id, quantity, text, status, source_version)
    SELECT $1, k.id, l.id, f.form, coalesce(other.text, ''), coalesce(other.status, 'modified'), other.source_version
    FROM translation_key k JOIN language l ON l.project_id = $1
    CROSS JOIN unnest(l.plural_forms) WITH ORDINALITY AS f(form, place)
    LEFT JOIN general other ON other.key_id = k.id AND other.language_id = l.id
    WHERE k.project_id = $1 AND k.is_plural
    ORDER BY k.id, l.id, f.place
    ON CONFLICT (project_id, key_id, language_id, quantity) DO NOTHING
    RETURNING id, language_id)
  SELECT language_id AS "languageId", count(*) AS created, min(id) AS first, max(id) AS last
  FROM made GROUP BY language_id`;

export interface Filled {
  languageId: number;
  created: number;
  /** The ids of the values. */
  first: number;
  last: number;
}

/** Gives the plurals of a project the forms of a mode. Under the exclusive lock of the project. */
@Injectable()
export class PluralFormsQueries {
  constructor(private readonly database: Database) {}

  async modeOf(projectId: number): Promise<PluralMode> {
    const { pluralMode } = await this.database
      .repository(Project)
      .findOneOrFail({ select: { pluralMode: true }, where: { id: projectId } });
    return pluralMode;
  }

  countPluralKeys(projectId: number): Promise<number> {
    return this.database.repository(Key).countBy({ projectId, isPlural: true });
  }

  /** In their order. */
  languages(projectId: number): Promise<Pick<Language, 'id' | 'tag'>[]> {
    return this.database
      .repository(Language)
      .find({ select: { id: true, tag: true }, where: { projectId }, order: { id: 'ASC' } });
  }

  /** The mode of the project, and the forms that its languages require in it. */
  async setMode(projectId: number, mode: PluralMode): Promise<void> {
    await this.database.query(SET_MODE, [projectId, mode]);
    const languages = await this.languages(projectId);
    const forms = languages.map(({ tag }) => requiredForms({ mode, tag }).join(' '));
    await this.database.query(SET_FORMS, [projectId, languages.map(({ id }) => id), forms]);
  }

  /** Moves, and removes, what has no place in the mode. The change set keeps it. */
  async fit(projectId: number, changeSetId: number, mode: PluralMode): Promise<LanguageCounts[]> {
    const place = [projectId, changeSetId];
    const replaced = mode === 'strict' ? await this.count(REMOVE_REPLACED_ZERO, place) : [];
    const moved = await this.count(mode === 'strict' ? MOVE_TO_ZERO : MOVE_TO_EXACTLY_0, place);
    const removed = await this.count(REMOVE_FOREIGN, [...place, ...(await this.allowed(projectId, mode))]);
    await this.database.query(FLAG, [projectId]);
    return [...replaced, ...moved, ...removed];
  }

  /** @param isCopied whether missing forms take the text of `other` instead of an empty one */
  fill(projectId: number, isCopied: boolean): Promise<Filled[]> {
    return this.database.query<Filled>(FILL, [projectId, isCopied]);
  }

  /** Removes the values that a switch created, unless they were changed since. */
  async removeCreated(
    projectId: number,
    changeSetId: number,
    [first, last]: readonly [number, number],
  ): Promise<void> {
    await this.database.query(REMOVE_CREATED, [projectId, changeSetId, first, last]);
  }

  /** The forms that each language may have in the mode besides exact numbers, and whether those are foreign as well. */
  async allowed(projectId: number, mode: PluralMode): Promise<[number[], string[], boolean]> {
    const languages = await this.languages(projectId);
    const forms = languages.map(({ tag }) => (mode === 'strict' ? QUANTITIES : pluralForms(tag)).join(' '));
    return [languages.map(({ id }) => id), forms, mode === 'strict'];
  }

  private count(sql: string, parameters: unknown[]): Promise<LanguageCounts[]> {
    return this.database.query<LanguageCounts>(sql, parameters);
  }
}
