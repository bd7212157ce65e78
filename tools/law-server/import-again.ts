import type { FileDetails } from '../../core/api/files.ts';
import type { DocumentChange } from '../../core/repository/compare/repository-changes.ts';
import type { ProjectDetails } from '../../core/api/projects.ts';
import { routes } from '../../core/api/routes.ts';
import { fixedBy, knownFrom } from '../../client/src/features/repository/model/fixed-choices.ts';
import { filesToImport, takenFiles } from '../../client/src/features/repository/model/selection.ts';
import type { TakenFile } from '../../client/src/features/repository/model/selection.ts';
import type { RepositoryService } from '../../client/src/features/repository/reading/repository-service.ts';
import { http } from '../../client/src/lib/api/http.ts';
import { filesOf } from '../../client/src/project/files/project-files.ts';
import { opened } from './take-in.ts';

/** A folder as the page has it that is imported into its project once more. */
export interface OpenedAgain {
  readonly service: RepositoryService;
  readonly baseTag: string;
  readonly taken: readonly TakenFile[];
}

export async function openedAgain(folder: string, project: ProjectDetails): Promise<OpenedAgain> {
  const files = await http.get<FileDetails[]>(routes.listFiles(project.id));
  const source = {
    kind: 'folder',
    name: '',
    entries: [],
    fileOf: () => Promise.reject(new Error()),
  } as const;
  const { choices, ticks } = knownFrom(files, project, source);
  const { service, view } = await opened(folder, choices);
  const baseTag = fixedBy(project).baseTag ?? 'en';
  return { service, baseTag, taken: takenFiles(view, ticks, baseTag) };
}

/**
 * What a second import of a folder would do to its project, as the page of the import shows it: nothing (L9).
 *
 * @param mayBe what a document may be besides the same
 */
export async function proposedBy(
  { service, baseTag, taken }: OpenedAgain,
  { id }: ProjectDetails,
  mayBe: (document: DocumentChange) => boolean = () => false,
): Promise<string[]> {
  const { languages } = filesOf(id).current();
  const changes = await service.compare({
    project: await http.getText(routes.readColumns(id)),
    profiles: languages,
    files: filesToImport(taken),
    baseTag,
    isWhole: true,
    separate: new Set(),
    locale: 'en',
  });
  return [
    ...changes.renames.map(({ from, to }) => `again: ${from} is now ${to}`),
    ...changes.changes.map(({ kind, path, key }) => `again: ${kind} ${path} ${key}`),
    ...changes.lacking.map(({ lacks }) => `again: ${lacks} keys are lacking`),
    ...changes.documents.flatMap((document) =>
      document.state === 'same' || mayBe(document) ? [] : [`again: ${document.path} is ${document.state}`],
    ),
  ];
}
