import type { PluralMode } from '../../domain/plural-rules.js';
import type { CatalogueBuilder, ReadKey } from '../model/catalogue-builder.js';
import { codecOf } from '../registry/codecs.js';
import type { FileFormat } from '../model/file-format.js';
import type { FlatFile } from '../model/flat-entries.js';
import { placeEntries } from './place-entries.js';
import type { Placing } from './place-entries.js';
import { formatOf } from '../registry/registry.js';
import type { ReadContext } from '../model/read-context.js';
import { Carried } from '../model/carried.js';
import { safeFileName } from './file-name.js';
import { finishProfile } from './finish-profile.js';
import type { FinishedEntry } from './finish-profile.js';
import type { JsonFlavour } from '../plurals/flavours.js';
import type { KeepContext, KeptEntry, KeptFile } from '../model/kept-file.js';
import type { PathNames } from '../model/path-names.js';
import type { FileEncoding, FileProfile } from '../model/profile-types.js';

/** How plurals are read, and of which language. */
export interface KeepSettings {
  pluralMode: PluralMode;
  tag: string | null;
  jsonFlavour?: JsonFlavour;
  takeStatuses: boolean;
  isKnownPlural: KeepContext['isKnownPlural'];
  encoding: FileEncoding;
  pathNames?: PathNames;
}

/** How profiles are made. */
export interface ProfileSettings extends Placing {
  /** See `KeepOptions`. */
  keepsSource: boolean;
}

/** A file that was read to come back as it was. */
export interface ReadFile {
  name: string;
  format: FileFormat;
  source: string;
  encoding: FileEncoding;
  hasBom: boolean;
  kept: KeptFile;
}

/**
 * Reads the source of a file that is to come back as it was.
 * @throws Malformed when nothing of the file can be read
 */
export function keepFile(
  name: string,
  format: FileFormat,
  source: string,
  context: ReadContext,
  settings: KeepSettings,
): KeptFile {
  return codecOf(format).read(source, { ...context, ...settings, carried: new Carried(name) });
}

/**
 * Adds the keys of the files of one import to a catalogue, and says what the files were.
 *
 * @param languages of a file with several: the catalogue of each of them
 */
export function profilesOf(
  files: readonly ReadFile[],
  { keepsSource, ...placing }: ProfileSettings,
  catalogue: CatalogueBuilder,
  languages: readonly CatalogueBuilder[] = [],
): FileProfile[] {
  const placed = placedByName(files, placing);
  for (const { group, name, key } of [...placed.values(), ...files.flatMap(explicitEntries)]) {
    if (key) catalogue.add(group, name, key);
  }
  return files.map(({ name, format, source, encoding, hasBom, kept }) => {
    const entries = Array.isArray(kept.entries)
      ? kept.entries.map((entry) => explicitEntry(entry, catalogue))
      : flatEntries(kept.entries, placed);
    for (const entry of entries) addLocalizations(entry, languages);
    const dialect = codecOf(format).dialect(source, kept.style);
    const { style } = kept;
    return {
      format: format.id,
      name: nameOf(name, format),
      encoding,
      hasBom,
      style,
      ...(kept.languages && { languages: kept.languages }),
      ...finishProfile(kept.parts, entries, dialect, style, keepsSource),
    };
  });
}

/** Gives a file that only its content identifies the extension of its format. */
function nameOf(name: string, { extensions: [extension = ''] }: FileFormat): string {
  return safeFileName(formatOf(name) ? name : `${name}.${extension}`);
}

function addLocalizations(entry: FinishedEntry | null, languages: readonly CatalogueBuilder[]): void {
  entry?.localizations?.forEach((key, index) => {
    if (key) languages[index]?.add(entry.group, entry.name, key);
  });
}

const explicitEntries = ({ kept }: ReadFile): KeptEntry[] =>
  Array.isArray(kept.entries) ? kept.entries : [];

function placedByName(files: readonly ReadFile[], placing: Placing) {
  const flat = files.flatMap(({ kept }) => (Array.isArray(kept.entries) ? [] : [kept.entries]));
  return new Map(placeEntries(flat, placing).map((entry) => [entry.rawName, entry]));
}

function explicitEntry(
  { group, name, key, isNoText, localizations }: KeptEntry,
  catalogue: CatalogueBuilder,
): FinishedEntry | null {
  const winner = catalogue.find(group, name);
  if (isNoText) return winner ? null : { group, name, key: NO_TEXT, isDescribing: false };
  if (!key || !winner) return null;
  return finishedEntry({ group, name, key, localizations }, winner, undefined);
}

function flatEntries(
  { entries }: FlatFile,
  placed: ReturnType<typeof placedByName>,
): (FinishedEntry | null)[] {
  return entries.map(({ rawName, key, localizations }) => {
    const entry = placed.get(rawName);
    if (!key || !entry?.key) return null;
    const { group, name } = entry;
    return finishedEntry({ group, name, key, localizations }, entry.key, rawName);
  });
}

const NO_TEXT: ReadKey = { isPlural: false, texts: [] };

/** @param winner the key of the occurrence that counts, of all that have the name */
function finishedEntry(
  { group, name, key, localizations }: KeptEntry & { key: ReadKey },
  winner: ReadKey,
  nameInFile: string | undefined,
): FinishedEntry {
  const isCounting = localizations ? key === winner : isSame(key, winner);
  return {
    group,
    name,
    nameInFile,
    key,
    isDescribing: key.description === winner.description,
    isReplaced: isCounting ? undefined : true,
    localizations: isCounting ? localizations : undefined,
  };
}

/** Of the occurrences of a name, those that say something else than the one that counts stay as they are. */
const isSame = (key: ReadKey, winner: ReadKey): boolean =>
  key === winner ||
  (key.isPlural === winner.isPlural &&
    key.texts.join('\0') === winner.texts.join('\0') &&
    key.forms?.join() === winner.forms?.join());
