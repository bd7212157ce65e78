import type { HistoryAction, HistorySource } from '../domain/history.js';
import type { ActivityActor } from './users.js';
import type { ChangeSetView } from './change-sets.js';

export type { ActivityActor } from './users.js';

/** The target of a change, with its current name; the name is null if the target no longer exists. */
export interface ActivityTarget {
  id: number;
  name: string | null;
}

/** One change of a project's content. */
export interface ActivityItem {
  id: number;
  /** An ISO 8601 date-time in UTC. */
  at: string;
  /** Null if the account was deleted. */
  actor: ActivityActor | null;
  action: HistoryAction;
  source: HistorySource;
  group: ActivityTarget | null;
  key: ActivityTarget | null;
  language: ActivityTarget | null;
  valueId: number | null;
  /** The version of the value after the change. */
  version: number | null;
  /** The state before and after the change, without texts in languages that the caller may not read. */
  old: Record<string, unknown> | null;
  new: Record<string, unknown> | null;
  /** The change set that the change is part of; null if it was made alone. */
  changeSetId: number | null;
  /** With `collapse`: the change set that this item stands for. */
  changeSet: ChangeSetView | null;
}

/** The newest first. */
export interface ActivityPage {
  items: ActivityItem[];
  /** Pass it as `before` to get the next page; null on the last page. */
  next: number | null;
}

export interface RevertActivity {
  /** If true, newer changes of the value are reverted too. */
  force?: boolean;
}
