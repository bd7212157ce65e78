import { useMemo } from 'react';

import type { ProjectDetails } from '#core/api/projects.js';
import type { Reading } from '#core/formats/index.js';

import { useFileReading } from '../files/use-file-reading.js';
import type { FileReading } from '../files/use-file-reading.js';
import { previewImport } from './preview.js';
import type { ImportPreview } from './preview.js';

export interface Import {
  files: FileReading;
  /** What the files hold; null until they are read without a fault. */
  reading: Reading | null;
  preview: ImportPreview | null;
  /** Keys of the files that will be imported. */
  count: number;
}

/** The files of a new language, and what importing them will do. */
export function useImportPreview(project: ProjectDetails, language: string): Import {
  const knownGroups = useMemo(() => project.groups.map((group) => group.name), [project.groups]);
  const files = useFileReading({ knownGroups });
  const reading = files.reading?.status === 'ok' ? files.reading : null;
  const preview = useMemo(
    () => reading && previewImport(project, reading.groups, language, reading.warnings),
    [project, reading, language],
  );
  return { files, reading, preview, count: preview ? preview.existing.length + preview.created.length : 0 };
}
