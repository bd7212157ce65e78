import type { ChangeSetRevert } from '#core/api/change-sets.js';

/** The change set that is reverted, and the one that reverts it. */
export interface Reverting {
  projectId: number;
  actorId: number;
  /** The change set to revert. */
  changeSetId: number;
  /** The change set of the revert. */
  revertId: number;
}

export const NOTHING: ChangeSetRevert = { restored: 0, keptNewer: 0, blocked: 0 };

export const sumOf = (counts: readonly ChangeSetRevert[]): ChangeSetRevert =>
  counts.reduce(
    (sum, { restored, keptNewer, blocked }) => ({
      restored: sum.restored + restored,
      keptNewer: sum.keptNewer + keptNewer,
      blocked: sum.blocked + blocked,
    }),
    NOTHING,
  );
