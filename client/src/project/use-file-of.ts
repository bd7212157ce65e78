import type { OpenProject } from './open-project.js';
import { useStructure } from './project-context.js';
import { fileLabels } from './store/file-labels.js';
import type { GroupInfo } from './store/structure.js';
import type { NamedFile } from './ui/FileName.js';

/** The file of a group; null if it has none, or if the project has one file only. */
export function useFileOf(project: OpenProject, { fileId }: Pick<GroupInfo, 'fileId'>): NamedFile | null {
  const { files } = useStructure(project);
  const label = fileId === null ? undefined : fileLabels(files).get(fileId);
  if (label === undefined) return null;
  return { label, path: files.find(({ id }) => id === fileId)?.path ?? label };
}

/** The name of a group after that of its file. */
export const inFile = (file: NamedFile | null, name: string): string =>
  file ? `${file.label} › ${name}` : name;
