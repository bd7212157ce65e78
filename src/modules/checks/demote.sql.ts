import type { HistorySource } from '#core/domain/history.js';

import { recordValueChange } from '../content/value-change.sql.js';

// $1 project, $2 user, $3 values, $4 change set.
const demote = (source: HistorySource): string => `
  WITH seen AS (
    SELECT v.* FROM translation_value v WHERE v.project_id = $1 AND v.id = ANY($3) ORDER BY v.id FOR NO KEY UPDATE OF v),
  changed AS (
    UPDATE translation_value v SET status = 'modified', version = v.version + 1, updated_at = now()
    FROM seen WHERE v.project_id = $1 AND v.id = seen.id RETURNING v.*),
  recorded AS (${recordValueChange({
    action: 'value.reviewed',
    source,
    actorId: '$2',
    changeSetId: '$4',
    before: 'seen',
    after: 'changed',
  })})
  SELECT id, version FROM changed`;

export const DEMOTE = { edit: demote('edit'), import: demote('import'), revert: demote('revert') };
