import { useMemo, useState } from 'react';
import useSWR from 'swr';

import type { FileDetails } from '#core/api/files.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';

import type { NamedLanguage } from '../../../lib/text/language.js';
import type { PlacedFile } from '../../files/placed-file.js';
import type { FileReading } from '../../files/reading/use-file-reading.js';
import { fittingPlace, namesakeOf, placesFor, placesOf } from './fitting-file.js';
import type { FilePlace } from './fitting-file.js';

/** A chosen file, and the documents of the project that it may be. */
export interface FilePlacing {
  readonly file: File;
  readonly places: readonly FilePlace[];
  /** Why there are none: no file of the project has its format, or those that have it have no place for the language. */
  readonly lacks: 'format' | 'place' | null;
  /** The path of a file of its name that has no place for the language; null: there is none. */
  readonly namesake: string | null;
  /** Null: its keys belong to no file. */
  readonly chosen: FilePlace | null;
}

export interface PlacedFiles {
  /** Empty while the documents of the project are not known, and where it has none. */
  readonly placings: readonly FilePlacing[];
  /** @param id of a file of the project; null: none */
  readonly choose: (file: File, id: number | null) => void;
  /** The files as documents; empty: none of them is one. */
  readonly placed: readonly PlacedFile[];
  readonly listed: ListedFiles;
}

/** The files of the project, as far as they are loaded. */
export interface ListedFiles {
  /** Whether they are not known yet. */
  readonly isLoading: boolean;
  /** Why they couldn't be loaded; undefined while they are loading. */
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

type Project = Pick<ProjectDetails, 'id' | 'files' | 'groups' | 'languages' | 'sourceLanguageId'>;

/** The documents of the project that the files of a language are: a person may choose others, or none. */
export function usePlacedFiles(
  project: Project,
  { id: languageId, name, tag = null }: NamedLanguage & { id: number | null },
  { files, reading }: Pick<FileReading, 'files' | 'reading'>,
): PlacedFiles {
  const isAsked = project.files.length > 0 && files.length > 0;
  const { data, ...listed } = useListedFiles(project.id, isAsked);
  const [chosen, setChosen] = useState<ReadonlyMap<File, number | null>>(new Map());
  const { groups, languages, sourceLanguageId } = project;
  const fitting = useMemo(() => {
    if (!data || reading?.status !== 'ok') return [];
    const all = placesOf(data, { languages, sourceLanguageId }, { id: languageId, tag });
    return files.flatMap((file) => {
      const kind = reading.kinds.find((one) => one.file === file.name);
      if (!kind) return [];
      const places = placesFor(all, kind);
      const fits = fittingPlace({ name: file.name, groups: reading.groups }, places, groups);
      const ofFormat = placesFor(data, kind);
      const lacks = lackOf(places, ofFormat);
      const namesake = namesakeOf(file.name, ofFormat, places);
      // Without its code, a language has no place anywhere.
      return lacks === 'place' && tag === null ? [] : [{ file, places, lacks, namesake, fits }];
    });
  }, [data, reading, files, languages, sourceLanguageId, languageId, tag, groups]);
  const placings = fitting.map(({ fits, ...placing }): FilePlacing => {
    const id = chosen.get(placing.file);
    return {
      ...placing,
      chosen: id === undefined ? fits : (placing.places.find((place) => place.id === id) ?? null),
    };
  });
  return {
    placings,
    choose: (file, id) => setChosen((now) => new Map([...now, [file, id]])),
    placed: placings.some((placing) => placing.chosen !== null)
      ? files.map((file) => {
          const place = placings.find((placing) => placing.file === file)?.chosen ?? null;
          const language = tag === null ? null : { tag, name };
          return {
            file,
            path: place?.path ?? file.name,
            format: place?.format ?? null,
            language: place?.holdsAll ? null : language,
          };
        })
      : [],
    listed,
  };
}

function lackOf(places: readonly FilePlace[], ofFormat: readonly FileDetails[]): FilePlacing['lacks'] {
  if (places.length > 0) return null;
  return ofFormat.length > 0 ? 'place' : 'format';
}

function useListedFiles(
  projectId: number,
  isAsked: boolean,
): ListedFiles & { data: FileDetails[] | undefined } {
  const path = isAsked ? routes.listFiles(projectId) : null;
  const { data, error, isValidating, mutate } = useSWR<FileDetails[], unknown>(path);
  // Without an answer, for instance offline, the keys of a document would be imported as new ones.
  const isLoading = isAsked && data === undefined;
  return { data, isLoading, error, isRetrying: isValidating, retry: () => void mutate() };
}
