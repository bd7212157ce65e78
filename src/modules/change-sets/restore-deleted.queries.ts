import { Injectable } from '@nestjs/common';

import type { ChangeSetRevert } from '#core/api/change-sets.js';

import { Database } from '../../platform/database/database.js';
import { archivedRows } from '../history/archived-language.sql.js';
import { recordHistory } from '../history/history.sql.js';
import type { HistoryRow } from '../history/history.sql.js';
import { quantitiesOf } from '../translations/quantities.sql.js';
import type { Reverting } from './revert-counts.js';
import { NOTHING } from './revert-counts.js';
import { storedValues } from './stored-values.sql.js';

/** $1 project, $2 change set, $3 user, $4 change set of the revert. */
const recordRestored = (
  row: Pick<HistoryRow, 'action' | 'groupId' | 'keyId' | 'languageId' | 'new' | 'from'>,
) => recordHistory({ ...row, source: 'revert', projectId: '$1', actorId: '$3', changeSetId: '$4' });

const deletedIn = (action: string): string => `
  FROM history h WHERE h.project_id = $1 AND h.change_set_id = $2 AND h.action = '${action}'`;

const GROUPS = `
  WITH wanted AS (
    SELECT h.group_id AS id, h.old->>'name' AS name, (h.old->>'fileId')::bigint AS file_id ${deletedIn('group.deleted')}),
  made AS (
    INSERT INTO key_group (project_id, id, name, file_id)
    SELECT $1, id, name, (SELECT f.id FROM project_file f WHERE f.project_id = $1 AND f.id = wanted.file_id) FROM wanted ON CONFLICT DO NOTHING RETURNING id, name),
  recorded AS (${recordRestored({
    action: 'group.created',
    groupId: 'made.id',
    new: `jsonb_build_object('name', made.name)`,
    from: 'made',
  })})
  SELECT (SELECT count(*) FROM made) AS restored, 0 AS "keptNewer",
    (SELECT count(*) FROM wanted WHERE id NOT IN (SELECT id FROM made)
      AND NOT EXISTS (SELECT FROM key_group g WHERE g.project_id = $1 AND g.id = wanted.id)) AS blocked`;

// Under the same ids, which give keys their order.
const KEYS = `
  WITH wanted AS (
    SELECT h.key_id AS id, h.group_id, h.old->>'name' AS name, (h.old->>'isPlural')::boolean AS is_plural, h.old
    ${deletedIn('key.deleted')}),
  made AS (
    INSERT INTO translation_key (project_id, id, group_id, name, is_plural, description, max_length, obsolete_at)
    SELECT $1, wanted.id, wanted.group_id, wanted.name, wanted.is_plural, coalesce(wanted.old->>'description', ''),
           (wanted.old->>'maxLength')::integer, (wanted.old->>'obsoleteAt')::timestamptz
    FROM wanted JOIN key_group g ON g.project_id = $1 AND g.id = wanted.group_id
    ORDER BY wanted.id ON CONFLICT DO NOTHING RETURNING id, group_id, name, is_plural),
  ${storedValues({ keys: 'made', old: 'wanted' })},
  tagged AS (
    INSERT INTO key_tag (project_id, key_id, tag)
    SELECT $1, made.id, tag FROM made JOIN wanted ON wanted.id = made.id
    CROSS JOIN LATERAL jsonb_array_elements_text(coalesce(wanted.old->'tags', '[]')) tag),
  recorded AS (${recordRestored({
    action: 'key.created',
    groupId: 'made.group_id',
    keyId: 'made.id',
    new: `jsonb_build_object('name', made.name, 'isPlural', made.is_plural)`,
    from: 'made ORDER BY made.id',
  })})
  SELECT (SELECT count(*) FROM made) + (SELECT count(*) FROM filled WHERE text <> '') AS restored, 0 AS "keptNewer",
    (SELECT count(*) FROM wanted WHERE id NOT IN (SELECT id FROM made)
      AND NOT EXISTS (SELECT FROM translation_key k WHERE k.project_id = $1 AND k.id = wanted.id)) AS blocked`;

/** The rows that the change set stored of language $3. */
const storedRows = (type: string): string => archivedRows({ type, changeSetId: '$2', languageId: '$3' });

const LANGUAGES = `
  WITH wanted AS (
    SELECT (r.rows->>'id')::bigint AS id, r.rows->>'name' AS name, r.rows->>'tag' AS tag,
           coalesce(ARRAY(SELECT jsonb_array_elements_text(r.rows->'plural_forms')), '{}') AS plural_forms,
           (r.rows->>'created_at')::timestamptz AS created_at
    FROM change_set_rows r WHERE r.project_id = $1 AND r.change_set_id = $2 AND r.row_type = 'language'),
  made AS (
    INSERT INTO language (project_id, id, name, tag, plural_forms, created_at)
    SELECT $1, id, name, tag, CASE plural_forms WHEN '{}' THEN '{zero,one,other}' ELSE plural_forms END, created_at FROM wanted
    ON CONFLICT DO NOTHING RETURNING id, name),
  recorded AS (${recordRestored({
    action: 'language.created',
    languageId: 'made.id',
    new: `jsonb_build_object('name', made.name)`,
    from: 'made',
  })})
  SELECT wanted.id, made.id IS NOT NULL AS "isMade",
    EXISTS (SELECT FROM language l WHERE l.project_id = $1 AND l.id = wanted.id) AS "isThere"
  FROM wanted LEFT JOIN made ON made.id = wanted.id`;

// Values of keys that still exist and have the same kind.
const VALUES = `
  INSERT INTO translation_value (project_id, id, key_id, language_id, quantity, text, status, version, is_optional,
    source_version, major_version)
  SELECT $1, (v->>0)::bigint, k.id, $3, v->>2, v->>3, v->>4, (v->>5)::integer + 1,
         v->>2 IS NOT NULL AND v->>2 <> ALL (l.plural_forms), (v->>6)::integer, (v->>7)::integer
  FROM (SELECT jsonb_array_elements(r.rows) AS v FROM ${storedRows('value')}) stored
  JOIN translation_key k ON k.project_id = $1 AND k.id = (v->>1)::bigint AND k.is_plural = (v->>2 IS NOT NULL)
  JOIN language l ON l.project_id = $1 AND l.id = $3`;

const COUNT_TEXTS = `
  SELECT count(*) AS count FROM translation_value WHERE project_id = $1 AND language_id = $2 AND text <> ''`;

const EMPTY_VALUES = `
  INSERT INTO translation_value (project_id, key_id, language_id, quantity)
  SELECT $1, k.id, $2, q.quantity
  FROM translation_key k JOIN language l ON l.project_id = $1 AND l.id = $2
  CROSS JOIN LATERAL ${quantitiesOf({ isPlural: 'k.is_plural', forms: 'l.plural_forms', as: 'q' })}
  WHERE k.project_id = $1
    AND k.id NOT IN (SELECT key_id FROM translation_value WHERE project_id = $1 AND language_id = $2)
  ORDER BY k.id, q.place`;

/**
 * Whether the limit of a membership is unchanged since the deletion; if that was before the audit log began, whether it
 * was never changed.
 */
const IS_UNCHANGED = `NOT EXISTS (
  SELECT FROM entries a
  WHERE a.id > coalesce(limits.last_entry, 0) AND (a.details->>'userId')::bigint = o.user_id
    AND a.details->'old'->limits.access IS DISTINCT FROM a.details->'new'->limits.access)`;

/**
 * The limits that name the language again, for members and invitations that are still limited. A limit that was changed
 * since stays as it is and is counted.
 */
const limits = (table: string, owner: string, isUnchanged: string): string => `
  WITH entries AS MATERIALIZED (
    SELECT id, details FROM audit_log WHERE project_id = $1 AND action IN ('member.updated', 'project.transferred')),
  stored AS (
    SELECT o.id, limits.access, ${isUnchanged} AS is_unchanged
    FROM (
      SELECT (e->>0)::bigint AS id, e->>1 AS access, (e->>2)::bigint AS last_entry
      FROM (SELECT jsonb_array_elements(r.rows) AS e FROM ${storedRows(`${table}_language`)}) stored) limits
    JOIN ${owner} o ON o.project_id = $1 AND o.id = limits.id
      AND CASE limits.access WHEN 'source' THEN o.source_restricted ELSE o.target_restricted END),
  made AS (
    INSERT INTO ${table}_language (project_id, ${table === 'member' ? 'membership' : table}_id, language_id, access)
    SELECT $1, id, $3, access FROM stored WHERE is_unchanged ON CONFLICT DO NOTHING)
  SELECT count(*) FILTER (WHERE NOT is_unchanged) AS kept FROM stored`;

const LIMITS = [
  limits('member', 'membership', IS_UNCHANGED),
  limits('invitation', `(SELECT * FROM invitation WHERE status = 'pending')`, 'true'),
];

interface RestoredLanguage {
  id: number;
  isMade: boolean;
  /** It existed before. */
  isThere: boolean;
}

/** Creates again what a change set deleted. Under the exclusive lock of the project. */
@Injectable()
export class RestoreDeletedQueries {
  constructor(private readonly database: Database) {}

  restoreGroups(reverting: Reverting): Promise<ChangeSetRevert> {
    return this.count(GROUPS, reverting);
  }

  restoreKeys(reverting: Reverting): Promise<ChangeSetRevert> {
    return this.count(KEYS, reverting);
  }

  /** Also returns the number of texts that came back. */
  async restoreLanguages(reverting: Reverting): Promise<ChangeSetRevert & { texts: number }> {
    const { projectId, changeSetId } = reverting;
    const languages = await this.database.query<RestoredLanguage>(LANGUAGES, parametersOf(reverting));
    const made = languages.filter(({ isMade }) => isMade);
    let texts = 0;
    let keptNewer = 0;
    for (const { id } of made) {
      await this.database.query(VALUES, [projectId, changeSetId, id]);
      const [row] = await this.database.query<{ count: number }>(COUNT_TEXTS, [projectId, id]);
      texts += row?.count ?? 0;
      await this.database.query(EMPTY_VALUES, [projectId, id]);
      for (const sql of LIMITS) {
        const [limit] = await this.database.query<{ kept: number }>(sql, [projectId, changeSetId, id]);
        keptNewer += limit?.kept ?? 0;
      }
    }
    const blocked = languages.filter(({ isMade, isThere }) => !isMade && !isThere).length;
    return { restored: made.length + texts, keptNewer, blocked, texts };
  }

  private async count(sql: string, reverting: Reverting): Promise<ChangeSetRevert> {
    const [counts] = await this.database.query<ChangeSetRevert>(sql, parametersOf(reverting));
    return counts ?? NOTHING;
  }
}

const parametersOf = ({ projectId, changeSetId, actorId, revertId }: Reverting): number[] => [
  projectId,
  changeSetId,
  actorId,
  revertId,
];
