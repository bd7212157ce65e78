import { Injectable } from '@nestjs/common';

import type { FindingView } from '#core/api/checks.js';
import { SourceCuts } from '#core/checks/source-cuts.js';
import type { HistorySource } from '#core/domain/history.js';
import type { Steps } from '#core/steps.js';

import { Database } from '../../platform/database/database.js';
import { inSlices } from '../../platform/slices.js';
import type { Member } from '../members/member.js';
import { CheckSettingsQueries } from './check-settings.queries.js';
import { ChecksQueries } from './checks.queries.js';
import type { CheckedProject, CheckedValue } from './checks.queries.js';
import { findErrors } from './findings.js';
import { DEMOTE } from './demote.sql.js';

/** The number of values read at once. */
const BATCH = 1_000;

const ALL: readonly [number, number] = [0, Number.MAX_SAFE_INTEGER];

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
    private readonly settings: CheckSettingsQueries,
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
   * Returns the errors of a value for a member; without access to the source, only those of the text itself. Null if
   * there are none.
   */
  async errorsFor(member: Member, valueId: number): Promise<FindingView[] | null> {
    const { projectId } = member;
    const project = await this.queries.project(projectId);
    const [value] = await this.queries.values(projectId, project, [valueId]);
    const errors = value === undefined ? [] : findErrors(project, value);
    if (value === undefined || errors.length === 0) return null;
    const isReadable = (await this.settings.language(member, project.sourceLanguageId)) !== null;
    return isReadable ? errors : findErrors(project, { ...value, source: [] });
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

  /** Does the same and returns the number of texts; undefined if there are none. */
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
  const sources = new SourceCuts();
  for (const value of values) {
    const found = findErrors(project, value, sources);
    if (found.length > 0) errors.set(value.id, found);
    yield;
  }
}
