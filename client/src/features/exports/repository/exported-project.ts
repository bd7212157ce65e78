import type { ProjectDetails } from '#core/api/projects.js';

import { baseLanguageOf } from '../../../project/store/base-language.js';

/** The project for exports, with its actual base language, and with the files that groups belong to. */
export function exportedProject(project: ProjectDetails): ProjectDetails {
  const sourceLanguageId = baseLanguageOf(project)?.id ?? null;
  if (project.files.length === 0) return { ...project, sourceLanguageId };
  const paths = new Map(project.files.map(({ id, path }) => [id, path]));
  const inFile = (group: ProjectDetails['groups'][number]) => ({
    ...group,
    file: group.fileId === null ? null : (paths.get(group.fileId) ?? null),
  });
  return { ...project, sourceLanguageId, groups: project.groups.map(inFile) };
}
