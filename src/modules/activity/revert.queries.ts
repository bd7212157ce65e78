import { Injectable } from '@nestjs/common';

import type { ValueView } from '#core/api/translations.js';
import { REVERTIBLE_ACTIONS } from '#core/domain/history.js';
import type { HistoryAction } from '#core/domain/history.js';
import { rolesWith } from '#core/domain/permissions.js';

import { Database } from '../../platform/database/database.js';
import type { ValueAction } from '../content/content-changed.js';
import { sourceColumns, sourceColumnsIn } from '../content/source.sql.js';
import { recordValueChange, valueNow, valueView } from '../content/value-change.sql.js';
import type { Member } from '../members/member.js';
import { actionOf } from '../history/action.sql.js';
import { readableLanguages } from '../members/readable-languages.sql.js';
import { visible } from '../history/visible.sql.js';

/** The result of a revert; null for what was not found. Only changes of values have a value. */
export type Revert = Verdict &
  ({ action: HistoryAction; value: null } | { action: ValueAction; value: ValueView });

interface Verdict {
  mayWrite: boolean | null;
  /** Whether the change is the latest one of the value. */
  isNewest: boolean | null;
  /** Whether the revert would validate an empty text. */
  isEmptyValid: boolean | null;
  isChanged: boolean;
}

/**
 * The state before the change: the status for a review, the text and status for a text, and what it was made from. If newer edits are overwritten,
 * restoring a review requires the right to review, and only a text that is still the same loses its confirmation.
 */
const WANTED = `
  SELECT CASE WHEN change.action = 'value.written' THEN coalesce(h.old->>'text', '') ELSE v.text END AS text,
         CASE WHEN change.action = 'value.confirmed' THEN v.status
              WHEN v.version = h.version OR l.role = ANY($6) THEN coalesce(h.old->>'status', 'modified')
              ELSE 'modified' END AS status,
         CASE WHEN change.is_older THEN v.source_version ELSE stored.source_version END AS source_version,
         CASE WHEN change.is_older THEN v.major_version ELSE stored.major_version END AS major_version
  FROM (SELECT ${sourceColumnsIn('h.old')}) stored,
    LATERAL (SELECT ${actionOf('h')} AS action, v.version <> h.version AND CASE ${actionOf('h')}
      WHEN 'value.reviewed' THEN true WHEN 'value.confirmed' THEN v.text <> h.old->>'text' ELSE false END AS is_older) change`;

/** The roles that may take the change `h` back: those that may make it. */
const ROLES = `CASE ${actionOf('h')} WHEN 'value.reviewed' THEN $6::text[] WHEN 'value.confirmed' THEN $5::text[] || $6::text[]
  ELSE $5::text[] END`;

const REVERTIBLE = REVERTIBLE_ACTIONS.map((action) => `'${action}'`).join(', ');

/**
 * A single statement: finds the change among those that the member may see, locks its value and restores the previous
 * state, if the member has the right that the change required and there is no newer edit. $1 project, $2 membership, $3
 * user, $4 change, $5 roles that write, $6 roles that review, $7 whether newer edits are overwritten.
 */
const REVERT = `
  WITH l AS (${readableLanguages({ of: 'member' })}),
  h AS (
    SELECT h.* FROM history h JOIN membership m ON m.project_id = h.project_id AND m.id = $2
    WHERE h.project_id = $1 AND h.id = $4 AND ${visible({ as: 'h', member: 'm', languages: 'l' })}),
  seen AS (
    SELECT v.*, v.version = h.version AS is_newest, wanted.text AS wanted_text, wanted.status AS wanted_status,
           ${sourceColumns({ as: 'wanted', prefix: 'wanted_' })},
           ${actionOf('h')} = 'value.confirmed' AS is_confirmation,
           wanted.status = 'validated' AND wanted.text = '' AS is_empty_valid,
           l.access = 'target' AND l.role = ANY(${ROLES}) AS may_write
    FROM h CROSS JOIN (
      SELECT * FROM translation_value WHERE project_id = $1 AND id = (SELECT value_id FROM h) FOR NO KEY UPDATE) v
    JOIN l ON l.id = v.language_id CROSS JOIN LATERAL (${WANTED}) wanted
    WHERE ${actionOf('h')} IN (${REVERTIBLE})),
  changed AS (
    UPDATE translation_value v
    SET text = seen.wanted_text, status = seen.wanted_status, version = v.version + 1, updated_at = now(),
      source_version = seen.wanted_source_version, major_version = seen.wanted_major_version
    FROM seen
    WHERE v.project_id = $1 AND v.id = seen.id AND seen.may_write AND (seen.is_newest OR $7)
      AND NOT seen.is_empty_valid AND ((seen.text, seen.status) <> (seen.wanted_text, seen.wanted_status)
        OR seen.wanted_source_version IS DISTINCT FROM seen.source_version AND seen.is_confirmation)
    RETURNING v.*),
  recorded AS (${recordValueChange({
    action: { of: 'h' },
    source: 'revert',
    actorId: '$3',
    before: 'seen',
    after: 'changed',
    from: 'h',
  })}),
  v AS (${valueNow({ before: 'seen', after: 'changed' })})
  SELECT ${actionOf('h')} AS action, ${valueView({ value: 'v', languages: 'l' })} AS value, seen.may_write AS "mayWrite", seen.is_newest AS "isNewest",
         seen.is_empty_valid AS "isEmptyValid", EXISTS (SELECT FROM changed) AS "isChanged"
  FROM h LEFT JOIN seen ON true`;

@Injectable()
export class RevertQueries {
  constructor(private readonly database: Database) {}

  /** Null if there is no such change that the member may see. */
  async revert(member: Member, activityId: number, force: boolean): Promise<Revert | null> {
    const { id, projectId, userId } = member;
    const [revert] = await this.database.query<Revert>(REVERT, [
      projectId,
      id,
      userId,
      activityId,
      rolesWith('canWriteValue'),
      rolesWith('canWriteStatus'),
      force,
    ]);
    return revert ?? null;
  }
}
