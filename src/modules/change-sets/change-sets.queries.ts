import { Injectable } from '@nestjs/common';

import { CHANGE_SET_DAYS } from '#core/domain/change-sets.js';
import type { ChangeSetKind } from '#core/domain/change-sets.js';

import { Database } from '../../platform/database/database.js';
import { isoMoment } from '../../platform/database/moment.js';
import { olderThan } from '../../platform/database/older-than.js';
import { actionOf } from '../history/action.sql.js';
import { archivedRows } from '../history/archived-language.sql.js';
import { visible } from '../history/visible.sql.js';
import type { Member } from '../members/member.js';
import { readableLanguages } from '../members/readable-languages.sql.js';
import type { ChangeSetFacts } from './change-set-facts.js';

const countOf = (noun: string): string => `(sum(h.rows) FILTER (WHERE h.action LIKE '${noun}.%'))::bigint`;

/** The number of ids in the ranges of the summary. */
const created = (ids: string): string => `
  (SELECT coalesce(sum((r->>1)::bigint - (r->>0)::bigint + 1), 0)::bigint
   FROM jsonb_array_elements(coalesce(c.summary->'${ids}', '[]')) r)`;

/** Whether membership $2 could write the language of the row before the change set deleted it. */
const WAS_TARGET = `
  EXISTS (SELECT FROM ${archivedRows({ type: 'member_language', changeSetId: 'h.id', languageId: 'h.language_id' })}
    AND r.rows @> jsonb_build_array(jsonb_build_array($2::bigint, 'target')))`;

/**
 * The facts of the change sets in the query `sets`, whose rows are counted first: an import has ten thousand of a kind.
 * $1 project, $2 membership.
 */
const factsOf = (sets: string): string => `
  WITH l AS MATERIALIZED (${readableLanguages({ of: 'member' })}),
  c AS MATERIALIZED (${sets}),
  facts AS (
    SELECT h.id,
      (sum(h.rows) FILTER (WHERE seen.is_visible AND h.action LIKE 'value.%'))::bigint AS values,
      ${countOf('key')} AS keys, ${countOf('group')} AS groups, count(DISTINCT h.language_id) FILTER (WHERE h.action LIKE 'language.%') AS languages,
      array_agg(DISTINCT seen.action ORDER BY seen.action) AS actions,
      bool_and(h.language_id IS NOT NULL AND (h.language_id IN (SELECT id FROM l WHERE access = 'target')
        OR h.action = 'language.deleted' AND ${WAS_TARGET})) AS is_inside,
      bool_or(seen.is_visible AND h.action LIKE 'language.%') AS has_language
    FROM (
      SELECT h.change_set_id AS id, h.language_id, h.action, h.source, count(*) AS rows
      FROM c JOIN history h ON h.project_id = $1 AND h.change_set_id = c.id
      GROUP BY h.change_set_id, h.language_id, h.action, h.source) h
    JOIN membership m ON m.project_id = $1 AND m.id = $2
    CROSS JOIN LATERAL (
      SELECT ${visible({ as: 'h', member: 'm', languages: 'l' })} AS is_visible,
        CASE WHEN h.source = 'import' AND h.action = 'value.written' THEN 'import' ELSE ${actionOf('h')} END AS action) seen
    GROUP BY h.id)
  SELECT c.id, c.kind, ${isoMoment('c.at')} AS at, c.reverted_by_id AS "revertedBy",
    coalesce((c.summary->>'isOpen')::boolean, false) AS "isOpen",
    c.at < now() - interval '${CHANGE_SET_DAYS} days' AS "isExpired",
    CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'username', u.username) END AS actor,
    coalesce(facts.languages, 0) AS languages,
    coalesce(facts.groups, 0) + ${created('groupIds')} AS groups,
    coalesce(facts.keys, 0) + ${created('keyIds')} AS keys,
    coalesce(facts.values, 0) + CASE WHEN facts.has_language THEN coalesce((c.summary->>'texts')::bigint, 0) ELSE 0 END AS values,
    coalesce(facts.actions, '{}') AS actions, coalesce(facts.is_inside, false) AS "isInside",
    coalesce(c.summary->'groupIds', '[]') AS "groupIds", coalesce(c.summary->'keyIds', '[]') AS "keyIds"
  FROM c LEFT JOIN facts ON facts.id = c.id LEFT JOIN app_user u ON u.id = c.actor_id
  ORDER BY c.id DESC`;

/** A limited member sees the change sets with visible rows, and their own. */
const SEEN = `
  SELECT s.* FROM change_set s JOIN membership m ON m.project_id = s.project_id AND m.id = $2
  WHERE s.project_id = $1 AND (s.actor_id = m.user_id OR NOT m.target_restricted OR EXISTS (
    SELECT FROM history h WHERE h.project_id = $1 AND h.change_set_id = s.id
      AND ${visible({ as: 'h', member: 'm', languages: 'l' })}))`;

const PAGE = factsOf(`${SEEN}
  AND ${olderThan('s.id', '$4')} AND ($5::text IS NULL OR s.kind = $5) ORDER BY s.id DESC LIMIT $3`);
const SOME = factsOf(`${SEEN} AND s.id = ANY($3)`);

export interface ChangeSetFilter {
  before: number | null;
  kind: ChangeSetKind | null;
}

@Injectable()
export class ChangeSetsQueries {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  list(
    { projectId, id }: Member,
    { before, kind }: ChangeSetFilter,
    limit: number,
  ): Promise<ChangeSetFacts[]> {
    return this.database.query<ChangeSetFacts>(PAGE, [projectId, id, limit, before, kind]);
  }

  /** The change sets with these ids that the member may see. */
  some({ projectId, id }: Member, ids: readonly number[]): Promise<ChangeSetFacts[]> {
    return this.database.query<ChangeSetFacts>(SOME, [projectId, id, ids]);
  }
}
