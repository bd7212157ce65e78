import type { Reading } from '../model/catalogue.js';
import { CatalogueBuilder } from '../model/catalogue-builder.js';
import type { Codec } from '../model/codec.js';
import type { KeptLanguage, KeptReading } from '../model/kept-reading.js';
import { rejectionOf, Reports } from '../model/reports.js';
import { sumOfLosses } from '../plurals/plural-loss.js';
import { keepFile, profilesOf } from '../profile/read-kept.js';
import type { KeepSettings, ReadFile } from '../profile/read-kept.js';
import { codecOf } from '../registry/codecs.js';
import type { ImportWarning } from '../text/import-warning.js';
import { Malformed } from '../text/malformed.js';
import { decodeFile } from './decode.js';
import type { DecodedFile } from './decode.js';
import { formatFor } from './detect-format.js';
import { chooseFiles } from './files.js';
import type { ChosenFile, ImportFile } from './files.js';
import { namesReport, prefixOfFormats } from './naming.js';
import { contextOf } from './read-options.js';
import type { KeepOptions, ReadOptions } from './read-options.js';

type FileResult = { rejection: ImportWarning } | { reports: Reports; file: ReadFile };

/**
 * Reads the files of one language. Never throws, never hangs: linear in the size of the files. A file that cannot be
 * read contributes nothing but a report, and the import is rejected if none can be read.
 */
export function readFiles(files: readonly ImportFile[], options?: ReadOptions): Reading;
/** With `keep`, the result has the profiles of the files. */
export function readFiles(files: readonly ImportFile[], options: KeepOptions): KeptReading;
export function readFiles(
  files: readonly ImportFile[],
  options: ReadOptions | KeepOptions = {},
): Reading | KeptReading {
  const reading = readKept(files, options);
  if ('keep' in options && options.keep) return reading;
  const { status, error, groups, warnings } = reading;
  return { status, error, groups, warnings };
}

function readKept(files: readonly ImportFile[], options: ReadOptions | KeepOptions): KeptReading {
  const chosen = chooseFiles(files, options.platform, formatFor);
  if (!Array.isArray(chosen)) return rejected(chosen, []);
  const results = chosen.map((file) => readFile(file, options));
  const rejections = results.flatMap((result) => ('rejection' in result ? [result.rejection] : []));
  const last = rejections.at(-1);
  if (last && rejections.length === results.length) return rejected(last, rejections.slice(0, -1));
  const read = results.flatMap((result) => ('file' in result ? [result.file] : []));
  const catalogue = new CatalogueBuilder();
  const inFile = read.flatMap(({ kept }) => kept.languages ?? []);
  const builders = inFile.map(() => new CatalogueBuilder());
  const settings = {
    knownGroups: options.knownGroups ?? [],
    knownPlaces: options.knownPlaces ?? new Map(),
    prefixOf: prefixOfFormats(chosen.map(({ format }) => format)),
    keepsSource: 'keepsSource' in options && options.keepsSource === true,
  };
  const profiles = profilesOf(read, settings, catalogue, builders);
  const warnings = results.flatMap((result) =>
    'rejection' in result ? [result.rejection] : result.reports.list(),
  );
  const languages = builders.flatMap((builder, index): KeptLanguage[] => {
    const language = inFile[index];
    return language ? [{ ...language, groups: builder.build() }] : [];
  });
  const source = languages.find(({ isSource }) => isSource) ?? languages[0];
  const groups = source?.groups ?? catalogue.build();
  return {
    status: 'ok',
    error: null,
    groups,
    languages,
    statuses: firstOf(read, ({ statuses }) => statuses),
    warnings: [...warnings, ...namesReport(catalogue.names())],
    profile: { version: 1, files: profiles },
    carried: read.flatMap(({ kept }) => kept.carried),
    plurals: firstOf(read, ({ plurals }) => plurals),
    lost: sumOfLosses(results.flatMap((result) => ('reports' in result ? [result.reports.lost.loss] : []))),
  };
}

function firstOf<Found>(
  files: readonly ReadFile[],
  find: (kept: ReadFile['kept']) => Found | undefined,
): Found | null {
  return files.map(({ kept }) => find(kept)).find((found) => found !== undefined) ?? null;
}

function readFile({ name, bytes, format }: ChosenFile, options: ReadOptions): FileResult {
  const reports = new Reports(name);
  const settings = settingsOf(options);
  try {
    const { source, encoding, hasBom } = sourceOf(bytes, codecOf(format));
    const kept = keepFile(name, format, source, contextOf(reports, options), { ...settings, encoding });
    return { reports, file: { name, format, source, kept, encoding, hasBom } };
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    return { rejection: rejectionOf(error, name, format.parseError) };
  }
}

const sourceOf = (bytes: Uint8Array, { binary, legacyEncoding }: Codec): DecodedFile =>
  binary
    ? { source: binary.unpack(bytes), encoding: 'utf-8', hasBom: false }
    : decodeFile(bytes, legacyEncoding);

function settingsOf({
  pluralMode = 'strict',
  tag = null,
  jsonFlavour,
  takeStatuses = false,
  knownPlurals = [],
  pathNames,
}: ReadOptions): Omit<KeepSettings, 'encoding'> {
  const known = new Map(knownPlurals.map(({ group, keys }) => [group, new Set(keys)]));
  return {
    pluralMode,
    tag,
    takeStatuses,
    isKnownPlural: (group, key) => known.get(group)?.has(key) ?? false,
    ...(jsonFlavour && { jsonFlavour }),
    ...(pathNames && { pathNames }),
  };
}

const rejected = (error: ImportWarning, warnings: ImportWarning[]): KeptReading => ({
  status: 'rejected',
  error,
  groups: [],
  languages: [],
  statuses: null,
  warnings,
  profile: { version: 1, files: [] },
  carried: [],
  plurals: null,
  lost: sumOfLosses([]),
});
