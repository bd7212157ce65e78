import { useMemo } from 'react';

import type { ProjectDetails } from '#core/api/projects.js';
import type { Reading } from '#core/formats/index.js';

import { useFileReading } from '../files/use-file-reading.js';
import type { FileReading } from '../files/use-file-reading.js';
import { previewImport } from './preview.js';
import type { ImportPreview, PreviewTarget } from './preview.js';

export interface Import {
  files: FileReading;
  /** What the files hold; null until they are read without a fault. */
  reading: Reading | null;
  preview: ImportPreview | null;
  /** Keys that change or are new. */
  count: number;
}

/** The files of a language, and what importing them will do. */
export function useImportPreview(
  project: ProjectDetails,
  { languageId, replaceExistingKeys }: PreviewTarget,
): Import {
  const knownGroups = useMemo(() => project.groups.map((group) => group.name), [project.groups]);
  const files = useFileReading({ knownGroups });
  const reading = files.reading?.status === 'ok' ? files.reading : null;
  const preview = useMemo(
    () =>
      reading &&
      previewImport(project, reading.groups, reading.warnings, { languageId, replaceExistingKeys }),
    [project, reading, languageId, replaceExistingKeys],
  );
  return { files, reading, preview, count: preview?.changes ?? 0 };
}
