import type { HistoryAction, HistorySource } from '../domain/history.js';

/** What a change was made to. The name is the one it has now; null where it no longer exists. */
export interface ActivityTarget {
  id: number;
  name: string | null;
}

export interface ActivityActor {
  id: number;
  username: string | null;
}

/** One change of a project's content. */
export interface ActivityItem {
  id: number;
  /** ISO 8601. */
  at: string;
  /** Null where the account is gone. */
  actor: ActivityActor | null;
  action: HistoryAction;
  source: HistorySource;
  group: ActivityTarget | null;
  key: ActivityTarget | null;
  language: ActivityTarget | null;
  valueId: number | null;
  /** Of the value, once it was changed. */
  version: number | null;
  /** What was there before, and what came; texts of languages the caller may not read are left out. */
  old: Record<string, unknown> | null;
  new: Record<string, unknown> | null;
}

/** The newest first. */
export interface ActivityPage {
  items: ActivityItem[];
  /** Asked for as `before`, it leads to the items that follow; null at the end. */
  next: number | null;
}

export interface RevertActivity {
  /** True: newer changes of the value are undone as well. */
  force?: boolean;
}
