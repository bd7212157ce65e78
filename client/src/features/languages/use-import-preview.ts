import { useCallback, useMemo, useState } from 'react';

import type { ProjectDetails } from '#core/api/projects.js';
import type { KnownPlurals } from '#core/formats/index.js';

import type { FilesReading } from '../files/reading/jobs.js';
import type { TakenLanguage } from '../files/reading/offered-languages.js';
import { useFileReading } from '../files/reading/use-file-reading.js';
import type { FileReading } from '../files/reading/use-file-reading.js';
import { useSeveralLanguages } from '../files/reading/use-several-languages.js';
import type { SeveralLanguages } from '../files/reading/use-several-languages.js';
import { useImportIssues } from '../files/issues/use-import-issues.js';
import type { ImportIssues } from '../files/issues/use-import-issues.js';
import { useLoadedChecks } from '../../project/issues/check-settings.js';
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
  /** Of what would be imported. */
  issues: ImportIssues;
  /** What was ticked or unticked, by the id of the change. */
  choices: Choices;
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
  const { choices, choose } = useChoices(files.files);
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
  const issues = useIssuesOf(project, {
    reading,
    taken: several.taken,
    languageId,
    tag,
    replaceExistingKeys,
  });
  return {
    files,
    reading,
    preview,
    count: preview?.changes ?? 0,
    moved,
    setMoved,
    choose,
    choices,
    issues,
    several,
  };
}

/** Other files begin without choices; the same ones, read again, keep them. */
function useChoices(files: readonly File[]): Pick<Import, 'choices' | 'choose'> {
  const [chosen, setChosen] = useState({ of: files, choices: NO_CHOICES });
  const choices = chosen.of === files ? chosen.choices : NO_CHOICES;
  const choose = useCallback(
    (changes: readonly PreviewChange[], isTaken: boolean) =>
      setChosen({
        of: files,
        choices: new Map([...choices, ...changes.map(({ id }) => [id, isTaken] as const)]),
      }),
    [files, choices],
  );
  return { choices, choose };
}

interface Checked extends Required<Omit<PreviewTarget, 'choices'>> {
  reading: FilesReading | null;
  taken: readonly TakenLanguage[];
}

/** The issues of what the files would bring into a project. */
function useIssuesOf(project: ProjectDetails, of: Checked): ImportIssues {
  const { reading, taken, languageId, tag, replaceExistingKeys } = of;
  const settings = useLoadedChecks(project.id).data;
  const checked = useMemo(() => {
    if (!reading || !settings) return null;
    const isOne = reading.languages.length === 0;
    return {
      project,
      settings,
      languages: isOne ? [{ languageId, tag, groups: reading.groups }] : taken.map(importedInto),
      // A text of one language is taken or left by itself.
      mayReplace: isOne || replaceExistingKeys,
    };
  }, [project, settings, reading, taken, languageId, tag, replaceExistingKeys]);
  return useImportIssues(checked);
}

const importedInto = ({ existing, tag, groups }: TakenLanguage) => ({
  languageId: existing?.id ?? null,
  tag: existing ? existing.tag : tag,
  groups,
});

const pluralsOf = ({ groups }: Pick<ProjectDetails, 'groups'>): KnownPlurals[] =>
  groups.flatMap(({ name: group, keys }) => {
    const names = keys.flatMap(({ name, isPlural }) => (isPlural ? [name] : []));
    return names.length > 0 ? [{ group, keys: names }] : [];
  });
