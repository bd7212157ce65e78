import { useCallback, useMemo, useState } from 'react';

import type { JsonFlavour } from '#core/formats/index.js';
import { FORMATS, formatOf } from '#core/formats/registry/registry.js';

import { useConfig } from '../../../lib/hooks/use-config.js';
import type { ReadOptions } from './jobs.js';

/** The project and the language that files are read for. */
export interface ReadingFor extends Pick<ReadOptions, 'knownGroups' | 'knownKeys' | 'knownPlurals'> {
  /** The BCP 47 tag of the language of the files; null if unknown. */
  tag?: string | null;
}

interface ReadOptionsOfFiles {
  options: ReadOptions;
  isCompleting: boolean;
  setCompleting: (isCompleting: boolean) => void;
  /** Null for the most likely one. */
  setFlavour: (flavour: JsonFlavour | null) => void;
  /** Whether texts get the review statuses of the files. */
  isTakingStatuses: boolean;
  setTakingStatuses: (isTaking: boolean) => void;
  /** Reads a file as one of the formats it fits. */
  chooseFormat: (file: File, format: string) => void;
  /** Resets the choice for other files. */
  forgetFormats: () => void;
}

/** Formats whose files are read depending on the language they are imported into. */
const NEEDING_TAG: ReadonlySet<string> = new Set([
  'json',
  ...FORMATS.flatMap(({ id, languages }) => (languages === 'pair' ? [id] : [])),
]);

const NONE_CHOSEN: ReadonlyMap<string, string> = new Map();

/** The options for reading files; a new object only if the files must be read again. */
export function useReadOptions(
  files: readonly File[],
  { knownGroups, knownKeys, knownPlurals, tag = null }: ReadingFor,
  { pluralMode, comparesModes }: Pick<Required<ReadOptions>, 'pluralMode' | 'comparesModes'>,
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
  // In `strict` mode, forms do not depend on the language, so another language reads nothing again. Exceptions: JSON,
  // whose member names may end with forms of the language, and files of two languages, which may not name the other
  // one.
  const needsTag = files.some(({ name }) => NEEDING_TAG.has(formatOf(name)?.id ?? ''));
  const formsTag = pluralMode === 'cldr' || comparesModes || needsTag ? tag : null;
  const options = useMemo<ReadOptions>(() => {
    const completePlurals = isCompleting && pluralMode !== 'cldr';
    const takeStatuses = isTakingStatuses;
    const mode = { pluralMode, comparesModes };
    const reading = { knownGroups, knownPlurals, ...mode, tag: formsTag, jsonFlavour, formats };
    const more = { ...(knownKeys && { knownKeys }), ...(keyLimit !== undefined && { keyLimit }) };
    return { ...reading, completePlurals, takeStatuses, ...more };
  }, [
    isCompleting,
    isTakingStatuses,
    knownGroups,
    knownKeys,
    knownPlurals,
    pluralMode,
    comparesModes,
    formsTag,
    jsonFlavour,
    formats,
    keyLimit,
  ]);
  const statuses = { isTakingStatuses, setTakingStatuses };
  return { options, isCompleting, setCompleting, setFlavour, ...statuses, chooseFormat, forgetFormats };
}
