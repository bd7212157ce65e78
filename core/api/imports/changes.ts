import type { CatalogueGroup } from '../../formats/model/catalogue.js';
import type { ImportWarning } from '../../formats/text/import-warning.js';
import type { ImportCounts, ReplacedTexts } from '../../formats/import/import-plan-types.js';
import type { ShownValue } from '../../formats/import/moved-values.js';
import type { ImportProfile } from '../../formats/model/profile-types.js';

/** The imported content of one language. */
export interface LanguageChanges {
  /** A canonical BCP 47 tag. The language is the one with this tag, or the one of this name without a tag; else a new one. */
  tag: string;
  /** If absent, a new language is named after its tag, in English. */
  name?: string;
  /** Its values name no language. */
  groups: CatalogueGroup[];
}

export const OBSOLETE_CHOICES = ['keep', 'mark'] as const;
export type ObsoleteChoice = (typeof OBSOLETE_CHOICES)[number];

/** Groups without a file, whose keys a file of the repository has. */
export interface AdoptedGroups {
  /** The path template of an imported file: `locales/{language}/common.json`. */
  file: string;
  groupIds: number[];
}

/** A file of the project that has another path in the repository. */
export interface RenamedFile {
  fileId: number;
  /** A template: `locales/{language}/common.json`. The documents of the file follow it. */
  path: string;
}

/** The imported content of several languages: all of it or nothing. One that is too large for a call comes in slices. */
export interface ApplyChanges {
  languages: LanguageChanges[];
  /** The profile of the imported files: exports write them as they were. */
  files?: ImportProfile;
  /** Files that get another path before anything is imported. */
  rename?: RenamedFile[];
  /** The paths of documents that the repository no longer has. A file without any other document is removed with its keys. */
  remove?: string[];
  /**
   * Groups without a file that belong to a file from now on, before anything is imported. So do the profiles of files that
   * were imported alone and have their keys.
   */
  adopt?: AdoptedGroups[];
  /** If false, existing texts are kept. */
  replaceExistingKeys?: boolean;
  /**
   * What becomes of keys that a document of the base language had at its last import and has no longer: `mark` makes them
   * obsolete, and those that it has again are in use again; without files, those of the base language in this import.
   * `keep` by default.
   */
  obsolete?: ObsoleteChoice;
  /** The ids of keys that stay as they are, whatever `obsolete` says. */
  unmarked?: number[];
  /** The ids of values of the base language of which it only corrects a typo: their translations do not become stale. */
  typos?: number[];
  /** Which existing texts are replaced; `replaceExistingKeys` decides if absent. */
  replace?: ReplacedTexts;
  /** If true, texts get the statuses of the files. */
  applyStatuses?: boolean;
  /** The existing values of the keys, as a preview showed them. If one has changed since, nothing is imported. */
  shown?: ShownValue[];
  /** The change set of the previous slice. If absent, the import opens one. */
  changeSetId?: number;
  /** If true, further slices may follow within an hour. */
  hasMore?: boolean;
  /** If true, changes nothing: the response describes the effect. */
  dryRun?: boolean;
}

export interface ChangedLanguage {
  /** Null for a new language in a dry run. */
  id: number | null;
  name: string;
  /** Null for an existing language without a tag. */
  tag: string | null;
  isNew: boolean;
}

export interface AppliedChanges {
  /** In the order of the request. */
  languages: ChangedLanguage[];
  counts: ImportCounts;
  warnings: ImportWarning[];
  /** The change set of the import, which can be reverted; null in a dry run. */
  changeSetId: number | null;
}
