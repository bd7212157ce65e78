import type { FileDetails } from '../../core/api/files.ts';
import type { ProjectDetails } from '../../core/api/projects.ts';
import { routes } from '../../core/api/routes.ts';
import { fixedBy, knownFrom } from '../../client/src/features/repository/model/fixed-choices.ts';
import { filesToImport, takenFiles } from '../../client/src/features/repository/model/selection.ts';
import { http } from '../../client/src/lib/api/http.ts';
import { filesOf } from '../../client/src/project/files/project-files.ts';
import { opened } from './take-in.ts';

/** What a second import of a folder would do to its project, as the page of the import shows it: nothing (L9). */
export async function proposedBy(folder: string, project: ProjectDetails): Promise<string[]> {
  const files = await http.get<FileDetails[]>(routes.listFiles(project.id));
  const fixed = fixedBy(project);
  const source = {
    kind: 'folder',
    name: '',
    entries: [],
    fileOf: () => Promise.reject(new Error()),
  } as const;
  const { choices, ticks } = knownFrom(files, project, source);
  const { service, view } = await opened(folder, choices);
  const baseTag = fixed.baseTag ?? 'en';
  const { languages } = filesOf(project.id).current();
  const changes = await service.compare({
    project: await http.getText(routes.readColumns(project.id)),
    profiles: languages,
    files: filesToImport(takenFiles(view, ticks, baseTag)),
    baseTag,
    isWhole: true,
    separate: new Set(),
    locale: 'en',
  });
  return [
    ...changes.renames.map(({ from, to }) => `again: ${from} is now ${to}`),
    ...changes.changes.map(({ kind, path, key }) => `again: ${kind} ${path} ${key}`),
    ...changes.lacking.map(({ lacks }) => `again: ${lacks} keys are lacking`),
    ...changes.documents.flatMap(({ path, state }) =>
      state === 'same' ? [] : [`again: ${path} is ${state}`],
    ),
  ];
}
