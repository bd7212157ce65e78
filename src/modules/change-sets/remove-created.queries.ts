import { Injectable } from '@nestjs/common';

import type { ChangeSetRevert } from '#core/api/change-sets.js';

import { Database } from '../../platform/database/database.js';
import { deletedContext, deletedKey, DELETED_TEXTS } from '../content/content.sql.js';
import type { ChangeSetSummary } from '../history/change-set-summary.js';
import { recordHistory } from '../history/history.sql.js';
import { rangesOf } from '../history/id-ranges.js';
import type { IdRange } from '../history/id-ranges.js';
import { LanguageArchive } from '../history/language-archive.js';
import { valuesOf } from './last-values.js';
import { isCreatedLater, stands } from './newer.sql.js';
import type { Reverting } from './revert-counts.js';
import { NOTHING } from './revert-counts.js';

/** The ids that the change set created: those in the ranges, and those that its history rows name. */
const createdIds = (action: string, column: string, [first, last] = ['$5', '$6']): string => `
  created AS (
    SELECT generate_series(first, last) AS id FROM unnest(${first}::bigint[], ${last}::bigint[]) AS range(first, last)
    UNION
    SELECT h.${column} FROM history h WHERE h.project_id = $1 AND h.change_set_id = $2 AND h.action = '${action}')`;

/** The first row of the change set: changes of what it created come after it. */
const SINCE = `(SELECT min(own.id) FROM history own WHERE own.project_id = $1 AND own.change_set_id = $2)`;

const CREATED_KEYS = createdIds('key.created', 'key_id');
const CREATED_GROUPS = createdIds('group.created', 'group_id');

// From here on, no text is saved to them: a text saved before is seen by the next statement.
const LOCK_VALUES = `
  WITH ${createdIds('key.created', 'key_id', ['$3', '$4'])}
  SELECT count(*) AS count FROM (
    SELECT v.id FROM translation_value v JOIN created ON created.id = v.key_id
    WHERE v.project_id = $1 ORDER BY v.id FOR UPDATE OF v) locked`;

// Deleted as by the call that deletes a group, with the texts in the history. $7 last value of the change set, $8 and $9 those
// of others between its slices.
const KEYS = `
  WITH ${CREATED_KEYS},
  there AS (
    SELECT k.id FROM translation_key k JOIN created ON created.id = k.id WHERE k.project_id = $1),
  newer AS (
    SELECT n.key_id AS id FROM history n JOIN there ON there.id = n.key_id
    WHERE n.project_id = $1 AND n.id > ${SINCE} AND ${stands({ as: 'n', changeSetId: '$2' })}
    UNION
    SELECT v.key_id FROM translation_value v JOIN there ON there.id = v.key_id
    WHERE v.project_id = $1 AND ${isCreatedLater('v.id', { last: '$7', others: ['$8', '$9'] })} AND v.text <> ''),
  target AS (SELECT id FROM there EXCEPT SELECT id FROM newer),
  dead AS (
    DELETE FROM translation_value v USING target WHERE v.project_id = $1 AND v.key_id = target.id
    RETURNING v.*),
  lost AS (
    SELECT key_id, ${DELETED_TEXTS} AS list FROM dead GROUP BY key_id),
  gone AS (
    DELETE FROM translation_key k USING target WHERE k.project_id = $1 AND k.id = target.id
    RETURNING ${deletedKey({ as: 'k' })}),
  recorded AS (${recordHistory({
    action: 'key.deleted',
    source: 'revert',
    projectId: '$1',
    actorId: '$3',
    changeSetId: '$4',
    groupId: 'gone.group_id',
    keyId: 'gone.id',
    old: `jsonb_build_object('name', gone.name, 'isPlural', gone.is_plural, 'values', coalesce(lost.list, '[]'))
      || ${deletedContext({ as: 'gone' })}`,
    from: 'gone LEFT JOIN lost ON lost.key_id = gone.id ORDER BY gone.id',
  })})
  SELECT (SELECT count(*) FROM gone) AS restored, (SELECT count(*) FROM newer) AS "keptNewer", 0 AS blocked`;

const GROUPS = `
  WITH ${CREATED_GROUPS},
  there AS (
    SELECT g.id, EXISTS (SELECT FROM translation_key k WHERE k.project_id = $1 AND k.group_id = g.id)
      OR EXISTS (SELECT FROM history n WHERE n.project_id = $1 AND n.id > ${SINCE} AND n.group_id = g.id
        AND n.action = 'group.renamed' AND ${stands({ as: 'n', changeSetId: '$2' })}) AS is_newer
    FROM key_group g JOIN created ON created.id = g.id WHERE g.project_id = $1),
  gone AS (
    DELETE FROM key_group g USING there WHERE g.project_id = $1 AND g.id = there.id AND NOT there.is_newer
    RETURNING g.id, g.name, g.file_id),
  recorded AS (${recordHistory({
    action: 'group.deleted',
    source: 'revert',
    projectId: '$1',
    actorId: '$3',
    changeSetId: '$4',
    groupId: 'gone.id',
    old: `jsonb_strip_nulls(jsonb_build_object('name', gone.name, 'fileId', gone.file_id))`,
    from: 'gone',
  })})
  SELECT (SELECT count(*) FROM gone) AS restored, (SELECT count(*) FROM there WHERE is_newer) AS "keptNewer", 0 AS blocked`;

const LANGUAGES = `
  SELECT l.id, l.name FROM language l
  WHERE l.project_id = $1 AND (l.id = $3 OR l.id IN (
    SELECT h.language_id FROM history h WHERE h.project_id = $1 AND h.change_set_id = $2 AND h.action = 'language.created'))
  ORDER BY l.id`;

const LOCK_LANGUAGE = `
  SELECT count(*) AS count FROM (
    SELECT id FROM translation_value WHERE project_id = $1 AND language_id = $2 ORDER BY id FOR UPDATE) locked`;

// A language is kept as a whole: its texts belong together. The row of a later import only sums up others.
const IS_NEWER = `
  SELECT EXISTS (SELECT FROM history n WHERE n.project_id = $1 AND n.id > ${SINCE} AND n.language_id = $3
      AND n.action <> 'language.imported' AND ${stands({ as: 'n', changeSetId: '$2' })})
    OR EXISTS (SELECT FROM translation_value v WHERE v.project_id = $1 AND v.language_id = $3 AND v.text <> ''
      AND ${isCreatedLater('v.id', { last: '$4', others: ['$5', '$6'] })})
    AS "isNewer",
    NOT EXISTS (SELECT FROM language l WHERE l.project_id = $1 AND l.id <> $3) AS "isLast"`;

const RECORD_LANGUAGE = recordHistory({
  action: 'language.deleted',
  source: 'revert',
  projectId: '$1',
  actorId: '$2',
  changeSetId: '$3',
  languageId: '$4',
  old: `jsonb_build_object('name', $5::text)`,
});

/** Deletes what a change set created, unless it has been changed since. Under the exclusive lock of the project. */
@Injectable()
export class RemoveCreatedQueries {
  constructor(
    private readonly database: Database,
    private readonly archive: LanguageArchive,
  ) {}

  async removeKeys(
    reverting: Reverting,
    { keyIds = [], ...summary }: ChangeSetSummary,
  ): Promise<ChangeSetRevert> {
    const parameters = parametersOf(reverting, keyIds);
    const { projectId, changeSetId } = reverting;
    await this.database.query(LOCK_VALUES, [projectId, changeSetId, ...rangesOf(keyIds)]);
    return this.count(KEYS, [...parameters, ...valuesOf(summary)]);
  }

  removeGroups(reverting: Reverting, { groupIds = [] }: ChangeSetSummary): Promise<ChangeSetRevert> {
    return this.count(GROUPS, parametersOf(reverting, groupIds));
  }

  /** Also returns the number of texts that were deleted. */
  async removeLanguages(
    reverting: Reverting,
    { languageId, ...summary }: ChangeSetSummary,
  ): Promise<ChangeSetRevert & { texts: number }> {
    const { projectId, changeSetId, actorId, revertId } = reverting;
    const counts = { ...NOTHING, texts: 0 };
    const created = [projectId, changeSetId, languageId ?? null];
    for (const { id, name } of await this.database.query<{ id: number; name: string }>(LANGUAGES, created)) {
      await this.database.query(LOCK_LANGUAGE, [projectId, id]);
      const parameters = [projectId, changeSetId, id, ...valuesOf(summary)];
      const [state] = await this.database.query<LanguageState>(IS_NEWER, parameters);
      if (state?.isNewer) counts.keptNewer += 1;
      else if (state?.isLast) counts.blocked += 1;
      else {
        counts.texts += await this.archive.remove(projectId, id, revertId);
        await this.database.query(RECORD_LANGUAGE, [projectId, actorId, revertId, id, name]);
        counts.restored += 1;
      }
    }
    return counts;
  }

  private async count(sql: string, parameters: unknown[]): Promise<ChangeSetRevert> {
    const [counts] = await this.database.query<ChangeSetRevert>(sql, parameters);
    return counts ?? NOTHING;
  }
}

interface LanguageState {
  isNewer: boolean;
  isLast: boolean;
}

const parametersOf = (
  { projectId, changeSetId, actorId, revertId }: Reverting,
  ids: readonly IdRange[],
): unknown[] => [projectId, changeSetId, actorId, revertId, ...rangesOf(ids)];
