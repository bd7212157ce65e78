import type { PluralMode } from '../domain/plural-rules.js';
import type { Role } from '../domain/roles.js';
import type { CatalogueGroup } from '../formats/model/catalogue.js';
import type { ImportWarning } from '../formats/text/import-warning.js';
import type { ImportProfile } from '../formats/model/profile-types.js';
import type { ActivityActor } from './activity.js';
import type { FileView } from './files.js';
import type { GroupDetails } from './groups.js';
import type { LanguageView } from './languages.js';

export interface WriteProject {
  name: string;
  /** Six hexadecimal digits without the `#`. */
  color: string;
  /** Absent: empty in a new project, unchanged in an existing one. */
  description?: string;
}

export interface UpdateProject extends WriteProject {
  /** The base language; absent: unchanged. */
  sourceLanguageId?: number;
}

export interface CreateProject extends WriteProject {
  /** The first is the default language; `groups` belong to it unless a value names another. */
  languages: string[];
  /** The tags of `languages`, in the same order. If absent, they are guessed from the names. */
  languageTags?: string[];
  /** The plural mode; `strict` by default. */
  pluralMode?: PluralMode;
  groups?: CatalogueGroup[];
  /** The profile of the imported files: exports write them as they were. */
  files?: ImportProfile;
  /** If true, texts get the statuses of the files. */
  applyStatuses?: boolean;
}

export interface ChangePluralMode {
  mode: PluralMode;
  /** If true, changes nothing: the response describes the effect. */
  dryRun?: boolean;
  /** The sums that a dry run showed. If they are others by now, nothing is changed (409 `plurals_moved`). */
  shown?: PluralFormCounts;
}

/** The effect of a change of mode on plural forms. */
export interface PluralFormCounts {
  /** Forms that are new: empty, or in `strict` mode with the text of `other`. */
  created: number;
  /** Texts that moved from zero to exactly 0, or back. */
  moved: number;
  /** Texts of forms that no longer exist, except those equal to the text of `other`. */
  removed: number;
}

export interface LanguageFormCounts extends PluralFormCounts {
  languageId: number;
}

export interface PluralModeChange {
  /** The change set that reverts it; null if nothing was changed. */
  changeSetId: number | null;
  /** The number of plural keys in the project. */
  keys: number;
  languages: LanguageFormCounts[];
}

/** The number of values by state; an empty text counts as empty, whatever its status. */
export interface ValueCounts {
  empty: number;
  modified: number;
  validated: number;
  invalidated: number;
}

export interface ProjectView {
  id: number;
  name: string;
  color: string;
  description: string;
  /** The plural mode: zero, one and other (`strict`), or the forms of each language (`cldr`). */
  pluralMode: PluralMode;
  /** The base language; null if the caller may not read it. */
  sourceLanguageId: number | null;
  createdAt: string;
  updatedAt: string;
  /** Since when the project is read-only; null if it is not archived. */
  archivedAt: string | null;
  /** Null if the project is not archived or the account was deleted. */
  archivedBy: ActivityActor | null;
}

/** A language with its statistics. */
export interface LanguageSummary extends LanguageView {
  stats: ValueCounts;
}

/** The list form: what the dashboard shows, for the languages the caller may read. */
export interface ProjectSummary extends ProjectView {
  role: Role;
  languages: LanguageSummary[];
  stats: ValueCounts;
}

/** The full form. `languages[0]` is the default language; groups come without a file first, then `common`, then by name. */
export interface ProjectDetails extends ProjectView {
  role: Role;
  /** Whether the caller may write only some languages, even if they may read no other. Such a caller cannot delete keys. */
  targetRestricted: boolean;
  languages: LanguageView[];
  /** In order. */
  files: FileView[];
  groups: GroupDetails[];
  warnings: ImportWarning[];
}
