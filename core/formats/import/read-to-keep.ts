import type { PluralMode } from '../../domain/plural-rules.js';
import type { ImportWarning } from '../catalogue.js';
import { CatalogueBuilder } from '../catalogue-builder.js';
import type { Codec } from '../codec.js';
import { codecOf } from '../codecs.js';
import { Malformed } from '../malformed.js';
import type { KeptLanguage, KeptReading } from '../profile/kept-reading.js';
import { keepFile, profilesOf } from '../profile/read-kept.js';
import type { KeepSettings, ReadFile } from '../profile/read-kept.js';
import { rejectionOf, Reports } from '../reports.js';
import type { JsonFlavour } from '../web/flavours.js';
import { decodeFile } from './decode.js';
import type { DecodedFile } from './decode.js';
import { formatFor } from './detect-format.js';
import { chooseFiles } from './files.js';
import type { ChosenFile, ImportFile } from './files.js';
import { namesReport, prefixOfFormats } from './naming.js';
import { contextOf } from './read-options.js';
import type { ReadOptions } from './read-options.js';

export interface KeepOptions extends ReadOptions {
  /** Read what the files were, so that they can be written again as they were (docs/formats.md, 13). */
  keep: true;
  /** How the project keeps plurals; `strict` unless given. */
  pluralMode?: PluralMode;
  /** BCP 47 of the language of the files: its forms are those of `cldr` mode. */
  tag?: string | null;
  /** How JSON holds plurals; as most of them are held in the file unless given. */
  jsonFlavour?: JsonFlavour | null;
  /** Take over the states of texts in the file as their review statuses. */
  takeStatuses?: boolean;
  /** Plurals of the project imported into: where a language has no other form, `items_other` alone may be one of i18next. */
  knownPlurals?: readonly KnownPlurals[];
}

/** The names of the plural keys of a group. */
export interface KnownPlurals {
  group: string;
  keys: readonly string[];
}

type FileResult = { rejection: ImportWarning } | { reports: Reports; file: ReadFile };

/** `readFiles` with `keep`. */
export function readToKeep(files: readonly ImportFile[], options: KeepOptions): KeptReading {
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
  const prefixOf = prefixOfFormats(chosen.map(({ format }) => format));
  const profiles = profilesOf(read, options.knownGroups ?? [], prefixOf, catalogue, builders);
  const warnings = results.flatMap((result) =>
    'rejection' in result ? [result.rejection] : result.reports.list(),
  );
  const languages = builders.flatMap((builder, index): KeptLanguage[] => {
    const language = inFile[index];
    return language ? [{ ...language, groups: builder.buildKept() }] : [];
  });
  const source = languages.find(({ isSource }) => isSource) ?? languages[0];
  const groups = source?.groups ?? catalogue.buildKept();
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
  };
}

function firstOf<Found>(
  files: readonly ReadFile[],
  find: (kept: ReadFile['kept']) => Found | undefined,
): Found | null {
  return files.map(({ kept }) => find(kept)).find((found) => found !== undefined) ?? null;
}

function readFile({ name, bytes, format }: ChosenFile, options: KeepOptions): FileResult {
  const reports = new Reports(name);
  const settings = settingsOf(options);
  try {
    const { source, encoding, hasBom } = sourceOf(bytes, codecOf(format));
    const kept = keepFile(name, format, source, contextOf(reports, options), { ...settings, encoding });
    return { reports, file: { name, format, source, kept, encoding, hasBom } };
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    return { rejection: rejectionOf(error, name, format) };
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
}: KeepOptions): Omit<KeepSettings, 'encoding'> {
  const known = new Map(knownPlurals.map(({ group, keys }) => [group, new Set(keys)]));
  return {
    pluralMode,
    tag,
    takeStatuses,
    isKnownPlural: (group, key) => known.get(group)?.has(key) ?? false,
    ...(jsonFlavour && { jsonFlavour }),
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
});
