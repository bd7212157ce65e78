import type { ChangeSetKind } from '../domain/change-sets.js';
import type { ActivityActor } from './users.js';

/** The header of a response that names the change set of the call; revert it to undo the call. */
export const CHANGE_SET_HEADER = 'Motley-Change-Set';

/** The numbers of changes in a change set, without values of languages that the caller may not read. */
export interface ChangeSetCounts {
  languages: number;
  groups: number;
  keys: number;
  /** Texts and reviews, and the texts of a deleted language. */
  values: number;
}

/** Changes that were made together and can be reverted together. */
export interface ChangeSetView {
  id: number;
  kind: ChangeSetKind;
  /** Null if the account was deleted. */
  actor: ActivityActor | null;
  /** An ISO 8601 date-time in UTC. */
  at: string;
  counts: ChangeSetCounts;
  /** The change set that reverted this one; null if it was not reverted. */
  revertedBy: number | null;
  /** An ISO 8601 date-time in UTC, after which it can no longer be reverted. */
  expiresAt: string;
  /** Whether the caller may revert it now. */
  isRevertible: boolean;
  /** Whether it is an import in slices whose last slice has not come, and that was not reverted. */
  isUnfinished: boolean;
}

/** The newest first. */
export interface ChangeSetPage {
  items: ChangeSetView[];
  /** Pass it as `before` to get the next page; null on the last page. */
  next: number | null;
}

export interface RevertChangeSet {
  /** If true, changes nothing: the response contains the counts of a revert. */
  dryRun?: boolean;
}

/** Counts languages, groups, keys and texts. */
export interface ChangeSetRevert {
  restored: number;
  /** Kept because they have been changed since. */
  keptNewer: number;
  /** Not restored because the name or tag is in use, or the group no longer exists. */
  blocked: number;
  /** Texts restored as `modified` because the project blocks the validation of texts with errors; absent if none. */
  unvalidated?: number;
}
