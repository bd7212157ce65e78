import type { CatalogueGroup, ImportWarning, Reading } from '../catalogue.js';
import type { Codec } from '../codec.js';
import { codecOf } from '../codecs.js';
import { decodeFile } from './decode.js';
import { formatFor } from './detect-format.js';
import { chooseFiles } from './files.js';
import type { FileFormat } from '../file-format.js';
import type { ChosenFile, ImportFile } from './files.js';
import type { FlatFile } from '../flat-entries.js';
import { groupEntries } from './group-entries.js';
import { Malformed } from '../malformed.js';
import type { KeptReading } from '../profile/kept-reading.js';
import { rejectionOf, Reports } from '../reports.js';
import { namesReport, prefixOfFormats } from './naming.js';
import { contextOf } from './read-options.js';
import type { ReadOptions } from './read-options.js';
import { readToKeep } from './read-to-keep.js';
import type { KeepOptions } from './read-to-keep.js';

/** A file whose format has a reader of texts only. */
interface TextFile extends ChosenFile {
  read: NonNullable<Codec['read']>;
}

/** The result of reading a file: its content or the reason for its rejection, and its reports. */
interface FileReading {
  format: FileFormat;
  content: FlatFile | CatalogueGroup[] | null;
  rejection: ImportWarning | null;
  reports: Reports;
}

/**
 * Reads the files of one language. Never throws, never hangs: linear in the size of the files. A file that cannot be
 * read contributes nothing but a report, and the import is rejected when that holds for all of them.
 */
export function readFiles(files: readonly ImportFile[], options?: ReadOptions): Reading;
/** With `keep`, what the files were is read as well, so that they can be written again as they were. */
export function readFiles(files: readonly ImportFile[], options: KeepOptions): KeptReading;
export function readFiles(
  files: readonly ImportFile[],
  options: ReadOptions | KeepOptions = {},
): Reading | KeptReading {
  return 'keep' in options && options.keep ? readToKeep(files, options) : readTexts(files, options);
}

function readTexts(given: readonly ImportFile[], options: ReadOptions): Reading {
  const chosen = chooseFiles(given, options.platform, formatFor);
  if (!Array.isArray(chosen)) return { status: 'rejected', error: chosen, groups: [], warnings: [] };
  const files = chosen.flatMap((file) => {
    const { read } = codecOf(file.format);
    return read ? [{ ...file, read }] : [];
  });
  // A format of which nothing is read but to come back.
  if (files.length < chosen.length) return readToKeep(given, { ...options, keep: true });
  const readings = files.map((file) => readFile(file, options));
  const rejections = readings.flatMap(({ rejection }) => rejection ?? []);
  const error = rejections.length === readings.length ? (rejections.at(-1) ?? null) : null;
  if (error) return { status: 'rejected', error, groups: [], warnings: rejections.slice(0, -1) };
  const groups = assemble(readings, options.knownGroups);
  const warnings = readings.flatMap(({ rejection, reports }) => (rejection ? [rejection] : reports.list()));
  return {
    status: 'ok',
    error: null,
    groups,
    warnings: [...warnings, ...namesReport(groups.flatMap(({ keys }) => keys.map(({ name }) => name)))],
  };
}

function readFile({ name, bytes, format, read }: TextFile, options: ReadOptions): FileReading {
  const reports = new Reports(name);
  try {
    const { source } = decodeFile(bytes, codecOf(format).legacyEncoding);
    const content = read(source, contextOf(reports, options));
    return { format, content, rejection: null, reports };
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    const rejection = rejectionOf(error, name, format);
    return { format, content: null, rejection, reports };
  }
}

/** Web JSON has explicit groups and is always alone; the flat files of an import share one namespace. */
function assemble(readings: readonly FileReading[], knownGroups: readonly string[] = []): CatalogueGroup[] {
  const flat: FlatFile[] = [];
  for (const { content } of readings) {
    if (Array.isArray(content)) return content;
    if (content) flat.push(content);
  }
  return groupEntries(flat, knownGroups, prefixOfFormats(readings.map(({ format }) => format)));
}
