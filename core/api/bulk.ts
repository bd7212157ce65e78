import type { ValueStatus } from '../domain/value-status.js';

/** The actions of a bulk change on keys or their values. */
export const BULK_ACTIONS = ['review', 'fill', 'delete', 'move', 'tag', 'untag'] as const;

export type BulkAction = (typeof BULK_ACTIONS)[number];

/** The statuses that a filter looks for: those of a text, or none. */
export const FILTER_STATUSES = ['empty', 'modified', 'validated', 'invalidated'] as const;

export type FilterStatus = (typeof FILTER_STATUSES)[number];

/** Selects the keys that meet all conditions, at least one. */
export interface KeyFilter {
  groupId?: number;
  /** The files of the keys; null: keys of no file. */
  fileIds?: (number | null)[];
  /** The languages in which `statuses` and `text` are looked for. If absent, every language that the caller may read. */
  languageIds?: number[];
  /** The keys with a value in one of these statuses. */
  statuses?: FilterStatus[];
  /** The keys that contain this text in their name, the name of their group or a value. Letter case is ignored. */
  text?: string;
}

/** One slice of a bulk change: up to 1,000 keys, by id or by filter. */
export interface BulkChange {
  action: BulkAction;
  keyIds?: number[];
  filter?: KeyFilter;
  /** The `next` of the previous slice of a filter. */
  after?: number;
  /** The change set of the previous slice. If absent, the first change opens one. */
  changeSetId?: number;
  /** `review` and `fill`: the languages whose values change. */
  languageIds?: number[];
  /** `review`: the new status. */
  status?: ValueStatus;
  /** `fill`: the language whose texts are copied into empty values. */
  sourceLanguageId?: number;
  /** `fill`: the text of empty values, in place of `sourceLanguageId`. */
  text?: string;
  /** `move`: the group. */
  groupId?: number;
  /** `tag` and `untag`: the tag. */
  tag?: string;
}

/** The items that a slice did not change, by reason. */
export interface BulkSkipped {
  /** Keys of `keyIds` that do not exist. */
  missing: number;
  /** Values or keys that already are as wanted. */
  unchanged: number;
  /** `review`: empty values. `fill`: values whose source is empty. */
  empty: number;
  /** `move`: keys whose name is taken in the group. */
  nameTaken: number;
  /** `tag`: keys with the maximum number of tags. */
  tooManyTags: number;
  /** `review`: texts with errors, which the project blocks; absent if there are none. */
  failing?: number;
}

export interface BulkResult {
  /** Contains the changes of all slices so far; null if there are none. */
  changeSetId: number | null;
  /** The keys of this slice. */
  done: number;
  /** The changed values of `review` and `fill`, or the changed keys of other actions. */
  changed: number;
  skipped: BulkSkipped;
  /** Send it as `after` to continue a filter; null at its end. */
  next: number | null;
}

/** A new text for the version of a value that was seen. */
export interface Replacement {
  valueId: number;
  version: number;
  text: string;
}

export interface ReplaceValues {
  changes: Replacement[];
  /** The change set of the previous call. If absent, the first change opens one. */
  changeSetId?: number;
}

export interface ReplaceResult {
  /** Contains the changes of all calls so far; null if there are none. */
  changeSetId: number | null;
  changed: number;
  /** The values that were left as they are: another version, deleted, or not readable. */
  kept: number;
}
