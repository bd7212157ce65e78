import { Injectable } from '@nestjs/common';

import type { FindingRef } from '#core/api/checks.js';
import type { HistoryAction } from '#core/domain/history.js';
import { LIMITS } from '#core/domain/rules.js';

import { Database } from '../../platform/database/database.js';
import { recordHistory } from '../history/history.sql.js';
import { rolesFor } from '../members/member.js';
import type { Member } from '../members/member.js';
import { readableLanguages } from '../members/readable-languages.sql.js';

interface IgnoredChange {
  mayWrite: boolean;
  isChanged: boolean;
  /** Whether the value or the project already has the maximum number. */
  isFull: boolean;
  languageId: number;
}

const IS_FULL = `(
  (SELECT count(*) FROM ignored_finding i WHERE i.project_id = $1 AND i.value_id = $5) >= ${LIMITS.ignoredPerValue}
  OR (SELECT count(*) FROM ignored_finding i WHERE i.project_id = $1) >= ${LIMITS.ignoredPerProject})`;

/** Until the end of the transaction, nobody else ignores findings of the project. */
const LOCK_COUNT = `SELECT pg_advisory_xact_lock(hashtextextended('ignored findings of project', $1))`;

/**
 * Finds the value inside key, project and the member's languages and changes its list. $1 project, $2 membership, $3 user,
 * $4 key, $5 value, $6 roles, $7 check, $8 fingerprint.
 */
const change = (statement: string, action: HistoryAction): string => `
  WITH l AS (${readableLanguages({ of: 'member' })}),
  seen AS (
    SELECT v.*, l.access = 'target' AND l.role = ANY($6) AS may_write
    FROM (SELECT * FROM translation_value WHERE project_id = $1 AND key_id = $4 AND id = $5 FOR KEY SHARE) v
    JOIN l ON l.id = v.language_id),
  changed AS (${statement}),
  recorded AS (${recordHistory({
    action,
    source: 'edit',
    projectId: '$1',
    actorId: '$3',
    keyId: 'seen.key_id',
    languageId: 'seen.language_id',
    valueId: 'seen.id',
    new: `jsonb_build_object('check', $7::text, 'text', seen.text, 'quantity', seen.quantity)`,
    from: 'changed CROSS JOIN seen',
  })})
  SELECT may_write AS "mayWrite", EXISTS (SELECT FROM changed) AS "isChanged", language_id AS "languageId",
    ${IS_FULL} AND NOT EXISTS (
      SELECT FROM ignored_finding i
      WHERE i.project_id = $1 AND i.value_id = seen.id AND i.check_id = $7 AND i.fingerprint = $8) AS "isFull"
  FROM seen`;

const IGNORE = change(
  `INSERT INTO ignored_finding (project_id, value_id, check_id, fingerprint, user_id)
   SELECT $1, id, $7, $8, $3 FROM seen WHERE may_write AND NOT ${IS_FULL} ON CONFLICT DO NOTHING RETURNING value_id`,
  'value.finding_ignored',
);

const RESTORE = change(
  `DELETE FROM ignored_finding i USING seen
   WHERE i.project_id = $1 AND i.value_id = seen.id AND i.check_id = $7 AND i.fingerprint = $8 AND seen.may_write
   RETURNING i.value_id`,
  'value.finding_restored',
);

@Injectable()
export class IgnoredFindingsQueries {
  constructor(private readonly database: Database) {}

  /** Null if there is no such value that the member may read. */
  async change(
    member: Member,
    keyId: number,
    valueId: number,
    { check, fingerprint }: FindingRef,
    isIgnored: boolean,
  ): Promise<IgnoredChange | null> {
    const { id, projectId, userId } = member;
    const parameters = [projectId, id, userId, keyId, valueId, rolesFor(member), check, fingerprint];
    return this.database.transaction(async () => {
      if (isIgnored) await this.database.query(LOCK_COUNT, [projectId]);
      const [change] = await this.database.query<IgnoredChange>(isIgnored ? IGNORE : RESTORE, parameters);
      return change ?? null;
    });
  }
}
