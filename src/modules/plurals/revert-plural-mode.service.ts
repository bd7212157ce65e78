import { Injectable } from '@nestjs/common';

import type { ChangeSetRevert } from '#core/api/change-sets.js';

import type { ChangeSetSummary } from '../history/change-set-summary.js';
import type { IdRange } from '../history/id-ranges.js';
import { PluralFormsQueries } from './plural-forms.queries.js';
import { PluralForms, rangeOf } from './plural-forms.service.js';
import { RevertPluralModeQueries } from './revert-plural-mode.queries.js';

export interface RevertedMode {
  projectId: number;
  actorId: number;
  /** The change set to revert, and its stored data. */
  changeSetId: number;
  summary: ChangeSetSummary;
  /** The change set of the revert. */
  revertId: number;
}

const NO_IDS: IdRange = [0, 0];

/** Reverts changes of the plural mode, and fits values restored by other reverts to the current mode. */
@Injectable()
export class RevertPluralMode {
  constructor(
    private readonly forms: PluralForms,
    private readonly queries: PluralFormsQueries,
    private readonly reverts: RevertPluralModeQueries,
  ) {}

  /**
   * Restores the mode before a change set, with the texts that it moved and removed. Reverts nothing if texts written
   * since have no place in that mode, or if the mode has changed. Also returns the created values.
   */
  async revert(reverted: RevertedMode): Promise<ChangeSetRevert & { formIds: IdRange[] }> {
    const { projectId, actorId, changeSetId, revertId, summary } = reverted;
    const counts = { restored: 0, keptNewer: 0, blocked: 0, formIds: [] };
    const to = await this.reverts.modeBefore(projectId, changeSetId);
    if (to === null) return counts;
    const from = await this.queries.modeOf(projectId);
    if (from === to) return { ...counts, keptNewer: 1 };
    const created = summary.formIds?.[0] ?? NO_IDS;
    const allowed = await this.queries.allowed(projectId, to);
    const newer = await this.reverts.countNewer(projectId, changeSetId, allowed, summary.lastValueId ?? 0);
    if (newer > 0) return { ...counts, keptNewer: newer };
    await this.forms.record({ projectId, actorId, changeSetId: revertId }, { from, to, source: 'revert' });
    await this.queries.setMode(projectId, to);
    await this.queries.removeCreated(projectId, revertId, created);
    const moved = await this.reverts.moveBack(projectId, revertId, changeSetId);
    const restored = await this.reverts.restore(projectId, changeSetId, allowed);
    await this.queries.fit(projectId, revertId, to);
    // The mode counts, so that a revert without texts is one, too.
    return {
      ...counts,
      restored: 1 + moved + restored,
      formIds: rangeOf(await this.queries.fill(projectId, false)),
    };
  }

  /** Gives plurals that a revert has brought back from before a change of mode the forms of today. */
  async fitRestored({ projectId, changeSetId, revertId }: Omit<RevertedMode, 'summary'>): Promise<void> {
    if (!(await this.reverts.wasChangedSince(projectId, changeSetId))) return;
    const mode = await this.queries.modeOf(projectId);
    await this.queries.setMode(projectId, mode);
    await this.queries.fit(projectId, revertId, mode);
    await this.queries.fill(projectId, mode === 'strict');
  }
}
