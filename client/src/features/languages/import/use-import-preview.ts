import { useCallback, useMemo, useState } from 'react';

import type { ProjectDetails } from '#core/api/projects.js';
import type { KnownPlurals } from '#core/formats/index.js';

import type { FilesReading, KnownKeys } from '../../files/reading/jobs.js';
import type { TakenLanguage } from '../../files/reading/offered-languages.js';
import { useFileReading } from '../../files/reading/use-file-reading.js';
import type { FileReading } from '../../files/reading/use-file-reading.js';
import { useSeveralLanguages } from '../../files/reading/use-several-languages.js';
import type { SeveralLanguages } from '../../files/reading/use-several-languages.js';
import { useImportFindings } from '../../files/findings/use-import-findings.js';
import type { ImportFindings } from '../../files/findings/use-import-findings.js';
import { useLoadedChecks } from '../../../project/checks/check-settings.js';
import { previewImport } from './preview.js';
import type { Choices, ImportPreview, PreviewChange, PreviewTarget } from './preview.js';

export interface Import {
  files: FileReading;
  /** The content of the files; null until they are read without an error. */
  reading: FilesReading | null;
  preview: ImportPreview | null;
  /** Number of changed and new keys. */
  count: number;
  /** The values that had changed when the import was refused. */
  moved: ReadonlySet<number>;
  setMoved: (valueIds: ReadonlySet<number>) => void;
  /** Takes or leaves changes of the preview. */
  choose: (changes: readonly PreviewChange[], isTaken: boolean) => void;
  /** The findings of the texts to import. */
  findings: ImportFindings;
  /** The user's choices by the id of the change. */
  choices: Choices;
  /** The languages of a file with several, which has no preview of a single one. */
  several: SeveralLanguages;
}

const NO_CHOICES: Choices = new Map();
const NONE: ReadonlySet<number> = new Set();

/** The files of a language, and a preview of their import. */
export function useImportPreview(
  project: ProjectDetails,
  { languageId, tag = null, replaceExistingKeys, replace }: Omit<PreviewTarget, 'choices'>,
): Import {
  // The same value after the project is reloaded with the same names: the files need not be read again.
  const names = useMemo(() => JSON.stringify(namesIn(project)), [project]);
  const knownKeys = useMemo(() => JSON.parse(names) as KnownKeys[], [names]);
  const knownGroups = useMemo(() => knownKeys.map(({ group }) => group), [knownKeys]);
  const plurals = useMemo(() => JSON.stringify(pluralsOf(project)), [project]);
  const knownPlurals = useMemo(() => JSON.parse(plurals) as KnownPlurals[], [plurals]);
  const files = useFileReading({ knownGroups, knownKeys, knownPlurals, mode: project.pluralMode, tag });
  const reading = files.reading?.status === 'ok' ? files.reading : null;
  const several = useSeveralLanguages(files, project.languages);
  const { choices, choose } = useChoices(files.files, languageId);
  const [moved, setMoved] = useState<ReadonlySet<number>>(NONE);
  const preview = useMemo(
    () =>
      reading?.languages.length === 0
        ? previewImport(project, reading.groups, reading.warnings, {
            languageId,
            tag,
            replaceExistingKeys,
            ...(replace && { replace }),
            choices,
          })
        : null,
    [project, reading, languageId, tag, replaceExistingKeys, replace, choices],
  );
  const findings = useFindingsOf(project, {
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
    findings,
    several,
  };
}

/** Choices are reset by other files and another language, but not by reading the same files again. */
function useChoices(files: readonly File[], languageId: number | null): Pick<Import, 'choices' | 'choose'> {
  const [chosen, setChosen] = useState({ of: files, languageId, choices: NO_CHOICES });
  const isSame = chosen.of === files && chosen.languageId === languageId;
  const choices = isSame ? chosen.choices : NO_CHOICES;
  const choose = useCallback(
    (changes: readonly PreviewChange[], isTaken: boolean) =>
      setChosen({
        of: files,
        languageId,
        choices: new Map([...choices, ...changes.map(({ id }) => [id, isTaken] as const)]),
      }),
    [files, languageId, choices],
  );
  return { choices, choose };
}

interface Checked extends Required<Omit<PreviewTarget, 'choices' | 'replace'>> {
  reading: FilesReading | null;
  taken: readonly TakenLanguage[];
}

/** The findings of the texts that the files would bring into a project. */
function useFindingsOf(project: ProjectDetails, of: Checked): ImportFindings {
  const { reading, taken, languageId, tag, replaceExistingKeys } = of;
  const settings = useLoadedChecks(project.id).data;
  const checked = useMemo(() => {
    if (!reading || !settings) return null;
    const isOne = reading.languages.length === 0;
    return {
      project,
      settings,
      languages: isOne ? [{ languageId, tag, groups: reading.groups }] : taken.map(importedInto),
      // With one language, each text is taken or left individually.
      mayReplace: isOne || replaceExistingKeys,
    };
  }, [project, settings, reading, taken, languageId, tag, replaceExistingKeys]);
  return useImportFindings(checked);
}

const importedInto = ({ existing, tag, groups }: TakenLanguage) => ({
  languageId: existing?.id ?? null,
  tag: existing ? existing.tag : tag,
  groups,
});

const namesIn = ({ groups }: Pick<ProjectDetails, 'groups'>): KnownKeys[] =>
  groups.map(({ name, keys }) => ({ group: name, keys: keys.map((key) => key.name) }));

const pluralsOf = ({ groups }: Pick<ProjectDetails, 'groups'>): KnownPlurals[] =>
  groups.flatMap(({ name: group, keys }) => {
    const names = keys.flatMap(({ name, isPlural }) => (isPlural ? [name] : []));
    return names.length > 0 ? [{ group, keys: names }] : [];
  });
