import { ApiProperty } from '@nestjs/swagger';

import type { ActivityActor } from '#core/api/activity.js';
import type { GroupView } from '#core/api/groups.js';
import type {
  LanguageSummary as LanguageSummaryContract,
  ProjectDetails as DetailsContract,
  ProjectSummary as SummaryContract,
  ProjectView as ProjectContract,
  ValueCounts as CountsContract,
} from '#core/api/projects.js';
import { PLURAL_MODES } from '#core/domain/plural-rules.js';
import type { PluralMode } from '#core/domain/plural-rules.js';
import { ROLES } from '#core/domain/roles.js';
import type { Role } from '#core/domain/roles.js';
import type { ImportWarning } from '#core/formats/index.js';

import { jsonWithField } from '../../platform/http/answers/json-answer.js';
import type { KeySlices } from '../content/content.queries.js';
import { FileView } from '../files/file.view.js';
import { GroupDetails, groupsJson } from '../groups/group.view.js';
import { LanguageView } from '../languages/language.view.js';
import { ImportWarningView } from '../translations/import-warning.view.js';
import type { CountedLanguage, ProjectRow, ProjectState } from './projects.queries.js';

export class ArchivedBy implements ActivityActor {
  id!: number;
  username!: string | null;
}

export class ProjectView implements ProjectContract {
  id!: number;
  name!: string;
  /** Six hexadecimal digits without the `#`. */
  color!: string;
  description!: string;
  /** The plural mode: zero, one and other (`strict`), or the forms of each language (`cldr`). */
  @ApiProperty({ enum: PLURAL_MODES })
  pluralMode!: PluralMode;
  /**
   * The base language, which the others are translated from: the one of the settings, or the first while that one does not
   * exist. Null if the caller may not read it.
   */
  @ApiProperty({ type: 'integer', nullable: true })
  sourceLanguageId!: number | null;
  /** An ISO 8601 date-time in UTC. */
  createdAt!: string;
  /** The last change of settings or content, as an ISO 8601 date-time in UTC. */
  updatedAt!: string;
  /** When the project was archived, as an ISO 8601 date-time in UTC; null if it is not archived. */
  archivedAt!: string | null;
  /** Null if the project is not archived or the account was deleted. */
  archivedBy!: ArchivedBy | null;
}

/** The number of values by state; an empty text counts as empty in any status. */
export class ValueCounts implements CountsContract {
  empty!: number;
  modified!: number;
  validated!: number;
  invalidated!: number;
}

export class LanguageSummary extends LanguageView implements LanguageSummaryContract {
  stats!: ValueCounts;
}

export class ProjectSummary extends ProjectView implements SummaryContract {
  /** The role of the caller. */
  @ApiProperty({ enum: ROLES })
  role!: Role;
  /** The languages that the caller may read. */
  languages!: LanguageSummary[];
  /** The statistics of these languages. */
  stats!: ValueCounts;
}

export class ProjectDetails extends ProjectView implements DetailsContract {
  /** The role of the caller. */
  @ApiProperty({ enum: ROLES })
  role!: Role;
  /** Whether the caller may write only some languages, even if they may read no other. Such a caller cannot delete keys. */
  targetRestricted!: boolean;
  /** The languages that the caller may read; the first is the default language. */
  languages!: LanguageView[];
  /** The files of the repository, in order. */
  files!: FileView[];
  /** Those without a file first, then by file; the group `common` first, then sorted by name. */
  groups!: GroupDetails[];
  /** The warnings of the import; only on creation. */
  warnings!: ImportWarningView[];
}

/** Everything that a member may read of a project. */
export interface ProjectContent {
  project: ProjectState;
  targetRestricted: boolean;
  languages: LanguageView[];
  files: FileView[];
  groups: GroupView[];
  /** By group. */
  keys: KeySlices;
  warnings: ImportWarning[];
}

export const projectView = (project: ProjectRow): ProjectView => ({
  id: project.id,
  name: project.name,
  color: project.color,
  description: project.description,
  pluralMode: project.pluralMode,
  sourceLanguageId: project.sourceLanguageId,
  createdAt: project.createdAt.toISOString(),
  updatedAt: project.updatedAt.toISOString(),
  archivedAt: project.archivedAt?.toISOString() ?? null,
  archivedBy: project.archivedBy,
});

export const projectSummaries = (
  projects: readonly ProjectState[],
  languages: readonly CountedLanguage[],
): ProjectSummary[] => {
  const languagesOf = new Map<number, CountedLanguage[]>(projects.map(({ id }) => [id, []]));
  for (const language of languages) languagesOf.get(language.projectId)?.push(language);
  return projects.map((project) => summary(project, languagesOf.get(project.id) ?? []));
};

const summary = (project: ProjectState, languages: readonly CountedLanguage[]): ProjectSummary => ({
  ...projectView(project),
  role: project.role,
  languages: languages.map(({ id, name, tag, access, empty, modified, validated, invalidated }) => ({
    id,
    name,
    tag,
    access,
    stats: { empty, modified, validated, invalidated },
  })),
  stats: languages.reduce(added, { empty: 0, modified: 0, validated: 0, invalidated: 0 }),
});

const added = (sum: ValueCounts, counts: ValueCounts): ValueCounts => ({
  empty: sum.empty + counts.empty,
  modified: sum.modified + counts.modified,
  validated: sum.validated + counts.validated,
  invalidated: sum.invalidated + counts.invalidated,
});

/** ProjectDetails as JSON, in parts. */
export function projectJson({
  project,
  targetRestricted,
  languages,
  files,
  groups,
  keys,
  warnings,
}: ProjectContent): AsyncIterable<string> {
  const head: Omit<ProjectDetails, 'groups'> = {
    ...projectView(project),
    role: project.role,
    targetRestricted,
    languages,
    files,
    warnings,
  };
  return jsonWithField(head, 'groups', groupsJson(groups, keys));
}
