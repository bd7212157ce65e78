import type { IdRange } from './id-ranges.js';

/** Data for a revert besides the history rows and the stored rows of a change set; each kind adds its own. */
export interface ChangeSetSummary {
  /** The groups and keys that it created and that no history row names. */
  groupIds?: IdRange[];
  keyIds?: IdRange[];
  /** The language that an import created, in rows of releases whose history did not name it. */
  languageId?: number;
  /** The last value of the project at its end: texts with greater ids are newer. */
  lastValueId?: number;
  /** An import in slices: the values that were created between them, which are newer, too. */
  otherValueIds?: IdRange[];
  /** An import in slices: whether further ones may follow. */
  isOpen?: boolean;
  /** The plural forms that a change of the plural mode created. */
  formIds?: IdRange[];
  /** The number of texts deleted with a language. */
  texts?: number;
  /** The action of a bulk change, and the number of its changes so far. */
  action?: string;
  changed?: number;
}
