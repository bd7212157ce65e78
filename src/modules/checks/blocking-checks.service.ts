import { Injectable } from '@nestjs/common';

import type { FindingView } from '#core/api/checks.js';
import type { HistorySource } from '#core/domain/history.js';
import type { Steps } from '#core/steps.js';

import { Database } from '../../platform/database/database.js';
import { inSlices } from '../../platform/slices.js';
import { recordValueChange } from '../content/value-change.sql.js';
import { ChecksQueries } from './checks.queries.js';
import type { CheckedProject, CheckedValue } from './checks.queries.js';
import { findErrors } from './find-issues.js';

/** The number of values read at once. */
const BATCH = 1_000;

const ALL: readonly [number, number] = [0, Number.MAX_SAFE_INTEGER];

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

const DEMOTE = { edit: demote('edit'), import: demote('import'), revert: demote('revert') };

/** A change that may have validated texts, inside its transaction. */
interface Validating {
  projectId: number;
  actorId: number;
  changeSetId: number | null;
  source: HistorySource;
  /** Only values with these ids; absent: all that the transaction has written. */
  ids?: readonly [first: number, last: number];
}

/** Keeps texts with errors from being validated, in projects that want it. */
@Injectable()
export class BlockingChecks {
  constructor(
    private readonly database: Database,
    private readonly queries: ChecksQueries,
  ) {}

  isOn(projectId: number): Promise<boolean> {
    return this.queries.blocksOnErrors(projectId);
  }

  /** The errors of the values that have some, by id. */
  async errorsOf(projectId: number, valueIds: readonly number[]): Promise<Map<number, FindingView[]>> {
    const errors = new Map<number, FindingView[]>();
    if (valueIds.length === 0) return errors;
    const project = await this.queries.project(projectId);
    for (let from = 0; from < valueIds.length; from += BATCH) {
      const values = await this.queries.values(projectId, project, valueIds.slice(from, from + BATCH));
      await inSlices(collectErrors(project, values, errors));
    }
    return errors;
  }

  /**
   * Sets the texts with errors that this transaction has validated to `modified`, at its end. Returns their new versions by
   * id. A text that was validated before and is not written keeps its status.
   */
  async demote({
    projectId,
    actorId,
    changeSetId,
    source,
    ids = ALL,
  }: Validating): Promise<Map<number, number>> {
    if (!(await this.isOn(projectId))) return new Map();
    const validated = await this.queries.validatedHere(projectId, ids, changeSetId);
    const failing = [...(await this.errorsOf(projectId, validated)).keys()];
    const parameters = [projectId, actorId, failing, changeSetId];
    const demoted =
      failing.length === 0
        ? []
        : await this.database.query<{ id: number; version: number }>(DEMOTE[source], parameters);
    return new Map(demoted.map(({ id, version }) => [id, version]));
  }

  /** Does the same, and counts the texts for the counts of a change; absent if there are none. */
  async countDemoted(validating: Validating): Promise<{ unvalidated?: number }> {
    const { size } = await this.demote(validating);
    return size > 0 ? { unvalidated: size } : {};
  }
}

function* collectErrors(
  project: CheckedProject,
  values: readonly CheckedValue[],
  errors: Map<number, FindingView[]>,
): Steps<void> {
  for (const value of values) {
    const found = findErrors(project, value);
    if (found.length > 0) errors.set(value.id, found);
    yield;
  }
}
