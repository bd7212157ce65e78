import { useCallback, useMemo, useState } from 'react';

import type { PluralMode } from '#core/domain/plural-rules.js';
import type { JsonFlavour } from '#core/formats/index.js';
import { FORMATS, formatOf } from '#core/formats/registry.js';

import { useConfig } from '../../../lib/hooks/use-config.js';
import type { ReadOptions } from './jobs.js';

/** The project that files are read for, and their language. */
export interface ReadingFor extends Pick<ReadOptions, 'knownGroups' | 'knownPlurals'> {
  /** BCP 47 of the language of the files; null if unknown. */
  tag?: string | null;
}

interface ReadOptionsOfFiles {
  options: ReadOptions;
  isCompleting: boolean;
  setCompleting: (isCompleting: boolean) => void;
  /** Null: the likely one. */
  setFlavour: (flavour: JsonFlavour | null) => void;
  /** Whether texts get the review statuses of the files. */
  isTakingStatuses: boolean;
  setTakingStatuses: (isTaking: boolean) => void;
  /** Reads a file as one of the formats it fits. */
  chooseFormat: (file: File, format: string) => void;
  /** Other files begin anew. */
  forgetFormats: () => void;
}

/** Formats whose files are read by the language that they are imported into. */
const NEEDING_TAG: ReadonlySet<string> = new Set([
  'json',
  ...FORMATS.flatMap(({ id, languages }) => (languages === 'pair' ? [id] : [])),
]);

const NONE_CHOSEN: ReadonlyMap<string, string> = new Map();

/** How files are read: another object only if they are to be read again. */
export function useReadOptions(
  files: readonly File[],
  { knownGroups, knownPlurals, tag = null }: ReadingFor,
  pluralMode: PluralMode,
): ReadOptionsOfFiles {
  const keyLimit = useConfig()?.limits.keysPerProject;
  const [isCompleting, setCompleting] = useState(false);
  const [isTakingStatuses, setTakingStatuses] = useState(false);
  const [jsonFlavour, setFlavour] = useState<JsonFlavour | null>(null);
  const [formats, setFormats] = useState<ReadonlyMap<string, string>>(NONE_CHOSEN);
  const chooseFormat = useCallback(
    (file: File, format: string) => setFormats((before) => new Map([...before, [file.name, format]])),
    [],
  );
  const forgetFormats = useCallback(() => setFormats(NONE_CHOSEN), []);
  // In `strict` mode the forms are those of no language: another one reads nothing again, except JSON, where the names of
  // members may end with forms of the language, and files of two languages, which may not name the other one.
  const needsTag = files.some(({ name }) => NEEDING_TAG.has(formatOf(name)?.id ?? ''));
  const formsTag = pluralMode === 'cldr' || needsTag ? tag : null;
  const options = useMemo<ReadOptions>(() => {
    const completePlurals = isCompleting && pluralMode === 'strict';
    const takeStatuses = isTakingStatuses;
    const kept = { knownGroups, knownPlurals, pluralMode, tag: formsTag, jsonFlavour, formats };
    return { ...kept, completePlurals, takeStatuses, ...(keyLimit !== undefined && { keyLimit }) };
  }, [
    isCompleting,
    isTakingStatuses,
    knownGroups,
    knownPlurals,
    pluralMode,
    formsTag,
    jsonFlavour,
    formats,
    keyLimit,
  ]);
  const statuses = { isTakingStatuses, setTakingStatuses };
  return { options, isCompleting, setCompleting, setFlavour, ...statuses, chooseFormat, forgetFormats };
}
