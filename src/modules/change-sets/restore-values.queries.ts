import { Injectable } from '@nestjs/common';

import type { ChangeSetRevert } from '#core/api/change-sets.js';

import { Database } from '../../platform/database/database.js';
import { sourceColumns, sourceState } from '../content/source.sql.js';
import { valueState } from '../content/value-change.sql.js';
import { recordHistory } from '../history/history.sql.js';
import { isNotTakenBack, stands, statusIn, textIn } from './newer.sql.js';
import type { Reverting } from './revert-counts.js';
import { NOTHING } from './revert-counts.js';

/** A later change of the value `seen` that nobody has taken back, neither with its change set nor alone. */
const NEWER = `
  EXISTS (SELECT FROM history n
    WHERE n.project_id = $1 AND n.value_id = seen.id AND n.version > seen.made_version
      AND ${stands({ as: 'n', changeSetId: '$2' })} AND ${isNotTakenBack('n')})`;

/**
 * Gives values the text and status from before the change set, where they are as it left them. A text that somebody saved
 * between two slices of it, which shows in the versions, comes back. The version is compared again while writing: a text saved
 * meanwhile is kept.
 */
const RESTORE = `
  WITH own AS (
    SELECT DISTINCT ON (value_id) value_id AS id, (array_agg(old ORDER BY version))[1] AS old,
           (array_agg(new ORDER BY version DESC))[1] AS new, max(version) AS version
    FROM (
      SELECT *, version - row_number() OVER (PARTITION BY value_id ORDER BY version) AS run FROM history
      WHERE project_id = $1 AND change_set_id = $2 AND value_id IS NOT NULL) made
    GROUP BY value_id, run ORDER BY value_id, run DESC),
  seen AS (
    SELECT v.*, own.version AS made_version, ${textIn('own.old')} AS old_text, ${statusIn('own.old')} AS old_status,
           (own.old->>'sourceVersion')::integer AS made_from, (own.old->>'majorVersion')::integer AS old_major,
           ${textIn('own.new')} AS made_text, ${statusIn('own.new')} AS made_status
    FROM own JOIN translation_value v ON v.project_id = $1 AND v.id = own.id),
  open AS (
    SELECT seen.*, (text, status) <> (made_text, made_status) OR ${NEWER} AS is_newer
    FROM seen WHERE (text, status) <> (old_text, old_status)),
  changed AS (
    UPDATE translation_value v
    SET text = open.old_text, status = open.old_status, version = v.version + 1, updated_at = now(),
      source_version = open.made_from, major_version = open.old_major
    FROM open WHERE v.project_id = $1 AND v.id = open.id AND v.version = open.version AND NOT open.is_newer
    RETURNING v.*, open.text AS left_text, open.status AS left_status, ${sourceColumns({ as: 'open', prefix: 'left_' })},
      CASE WHEN open.text = open.old_text THEN 'value.reviewed' ELSE 'value.written' END AS action),
  recorded AS (${recordHistory({
    action: { of: 'changed' },
    source: 'revert',
    projectId: '$1',
    actorId: '$3',
    changeSetId: '$4',
    keyId: 'changed.key_id',
    languageId: 'changed.language_id',
    valueId: 'changed.id',
    version: 'changed.version',
    old: `jsonb_build_object('text', changed.left_text, 'status', changed.left_status, 'quantity', changed.quantity)
      || ${sourceState({ as: 'changed', prefix: 'left_' })}`,
    new: valueState({ as: 'changed' }),
    from: 'changed',
  })})
  SELECT (SELECT count(*) FROM changed) AS restored,
         (SELECT count(*) FROM open) - (SELECT count(*) FROM changed) AS "keptNewer", 0 AS blocked`;

/** Takes back what a change set changed of values that are still there. */
@Injectable()
export class RestoreValuesQueries {
  constructor(private readonly database: Database) {}

  async restoreValues({ projectId, changeSetId, actorId, revertId }: Reverting): Promise<ChangeSetRevert> {
    const parameters = [projectId, changeSetId, actorId, revertId];
    const [counts] = await this.database.query<ChangeSetRevert>(RESTORE, parameters);
    return counts ?? NOTHING;
  }
}
