import type { LanguageAccess } from '../domain/language-access.js';
import type { CatalogueGroup } from '../formats/model/catalogue.js';
import type { ReplacedTexts } from '../formats/import/import-plan-types.js';
import type { ImportWarning } from '../formats/text/import-warning.js';
import type { ShownValue } from '../formats/import/moved-values.js';
import type { ImportProfile } from '../formats/model/profile-types.js';

export interface LanguageView {
  id: number;
  name: string;
  /** A canonical BCP 47 tag; null if unknown. */
  tag: string | null;
  access: LanguageAccess;
}

export interface CreateLanguage {
  name: string;
  /** A canonical BCP 47 tag that no other language of the project has. If absent, it is guessed from the name. */
  tag?: string;
  groups?: CatalogueGroup[];
  /** The profile of the imported files: exports write them as they were. */
  files?: ImportProfile;
  replaceExistingKeys?: boolean;
  /** If true, texts get the statuses of the files. */
  applyStatuses?: boolean;
}

/** Absent fields stay unchanged. */
export interface UpdateLanguage {
  name?: string;
  /** A canonical BCP 47 tag that no other language of the project has. */
  tag?: string;
}

/** The imported content for an existing language. */
export interface ImportLanguage {
  groups: CatalogueGroup[];
  /** The profile of the imported files: exports write them as they were. */
  files?: ImportProfile;
  /** If false, existing texts are kept. */
  replaceExistingKeys?: boolean;
  /** Which existing texts are replaced; `replaceExistingKeys` decides if absent. */
  replace?: ReplacedTexts;
  /** If true, texts get the statuses of the files. */
  applyStatuses?: boolean;
  /** The ids of values of the base language of which it only corrects a typo: their translations do not become stale. */
  typos?: number[];
  /** The existing values of the keys of `groups`, as a preview showed them. If one has changed since, nothing is imported. */
  shown?: ShownValue[];
}

/** The response to a new language or an import: the language and the import warnings. */
export interface CreatedLanguageView extends LanguageView {
  warnings: ImportWarning[];
  /** The change set of the import, which can be reverted; null without files. */
  changeSetId: number | null;
}
