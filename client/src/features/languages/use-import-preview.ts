import { useCallback, useMemo, useState } from 'react';

import type { ProjectDetails } from '#core/api/projects.js';
import type { KnownPlurals } from '#core/formats/index.js';

import type { FilesReading } from '../files/reading/jobs.js';
import { useFileReading } from '../files/reading/use-file-reading.js';
import type { FileReading } from '../files/reading/use-file-reading.js';
import { useSeveralLanguages } from '../files/reading/use-several-languages.js';
import type { SeveralLanguages } from '../files/reading/use-several-languages.js';
import { previewImport } from './preview.js';
import type { Choices, ImportPreview, PreviewChange, PreviewTarget } from './preview.js';

export interface Import {
  files: FileReading;
  /** What the files hold; null until they are read without a fault. */
  reading: FilesReading | null;
  preview: ImportPreview | null;
  /** Keys that change or are new. */
  count: number;
  /** The values that had changed when the import was refused. */
  moved: ReadonlySet<number>;
  setMoved: (valueIds: ReadonlySet<number>) => void;
  /** Takes changes of the preview, or leaves them. */
  choose: (changes: readonly PreviewChange[], isTaken: boolean) => void;
  /** Of a file that holds several languages: these are imported, and there is no preview of one. */
  several: SeveralLanguages;
}

const NO_CHOICES: Choices = new Map();
const NONE: ReadonlySet<number> = new Set();

/** The files of a language, and what importing them will do. */
export function useImportPreview(
  project: ProjectDetails,
  { languageId, tag = null, replaceExistingKeys }: Omit<PreviewTarget, 'choices'>,
): Import {
  // The same names after the project was read again: the files need not be.
  const names = JSON.stringify(project.groups.map((group) => group.name));
  const knownGroups = useMemo(() => JSON.parse(names) as string[], [names]);
  const plurals = useMemo(() => JSON.stringify(pluralsOf(project)), [project]);
  const knownPlurals = useMemo(() => JSON.parse(plurals) as KnownPlurals[], [plurals]);
  const files = useFileReading({ knownGroups, knownPlurals, mode: project.pluralMode, tag });
  const reading = files.reading?.status === 'ok' ? files.reading : null;
  const several = useSeveralLanguages(files, project.languages);
  // Other files begin without choices; the same ones, read again, keep them.
  const [chosen, setChosen] = useState({ of: files.files, choices: NO_CHOICES });
  const choices = chosen.of === files.files ? chosen.choices : NO_CHOICES;
  const choose = useCallback(
    (changes: readonly PreviewChange[], isTaken: boolean) =>
      setChosen({
        of: files.files,
        choices: new Map([...choices, ...changes.map(({ id }) => [id, isTaken] as const)]),
      }),
    [files.files, choices],
  );
  const [moved, setMoved] = useState<ReadonlySet<number>>(NONE);
  const preview = useMemo(
    () =>
      reading?.languages.length === 0
        ? previewImport(project, reading.groups, reading.warnings, {
            languageId,
            tag,
            replaceExistingKeys,
            choices,
          })
        : null,
    [project, reading, languageId, tag, replaceExistingKeys, choices],
  );
  return { files, reading, preview, count: preview?.changes ?? 0, moved, setMoved, choose, several };
}

const pluralsOf = ({ groups }: Pick<ProjectDetails, 'groups'>): KnownPlurals[] =>
  groups.flatMap(({ name: group, keys }) => {
    const names = keys.flatMap(({ name, isPlural }) => (isPlural ? [name] : []));
    return names.length > 0 ? [{ group, keys: names }] : [];
  });
