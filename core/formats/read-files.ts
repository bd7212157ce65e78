import { SNAKE_CASE } from '../domain/rules.js';
import { androidPrefix } from './android/names.js';
import { readAndroid } from './android/read.js';
import type { CatalogueGroup, ImportReason, ImportWarning, Reading } from './catalogue.js';
import { decode } from './decode.js';
import { chooseFiles } from './files.js';
import type { ChosenFile, Format, ImportFile, Platform } from './files.js';
import type { FlatFile } from './flat-entries.js';
import { groupEntries } from './group-entries.js';
import { iosPrefix } from './ios/names.js';
import { readStrings } from './ios/read-strings.js';
import { readStringsdict } from './ios/read-stringsdict.js';
import { Malformed } from './malformed.js';
import { STORABLE_LIMITS } from './read-context.js';
import type { ReadContext, TextLimits } from './read-context.js';
import { report, Reports } from './reports.js';
import { readWebJson } from './web/read.js';

export interface ReadOptions {
  /** Names of the groups of the project imported into: prefixes of keys are recognised by them. */
  knownGroups?: readonly string[];
  /** The platform chosen, when one was: files of another are refused. */
  platform?: Platform;
  /** Fill a plural's missing zero and one from other, instead of leaving the key out. */
  completePlurals?: boolean;
  /** The longest name and text to import; what the server stores unless given. */
  limits?: TextLimits;
}

const PARSE_ERROR: Record<Format, ImportReason> = {
  json: 'json_parse_error',
  xml: 'reading_file_error',
  strings: 'reading_file_error',
  stringsdict: 'stringsdict_parse_error',
};

/** The result of reading a file: its content or the reason for its rejection, and its reports. */
interface FileReading {
  format: Format;
  content: FlatFile | CatalogueGroup[] | null;
  rejection: ImportWarning | null;
  reports: Reports;
}

/**
 * Reads the files of one language. Never throws, never hangs: linear in the size of the files. A file that cannot be
 * read contributes nothing but a report, and the import is rejected when that holds for all of them.
 */
export function readFiles(files: readonly ImportFile[], options: ReadOptions = {}): Reading {
  const chosen = chooseFiles(files, options.platform);
  if (!Array.isArray(chosen)) return { status: 'rejected', error: chosen, groups: [], warnings: [] };
  const readings = chosen.map((file) => readFile(file, options));
  const rejections = readings.flatMap(({ rejection }) => rejection ?? []);
  const error = rejections.length === readings.length ? (rejections.at(-1) ?? null) : null;
  if (error) return { status: 'rejected', error, groups: [], warnings: rejections.slice(0, -1) };
  const groups = assemble(readings, options.knownGroups);
  const warnings = readings.flatMap(({ rejection, reports }) => (rejection ? [rejection] : reports.list()));
  return { status: 'ok', error: null, groups, warnings: [...warnings, ...namesReport(groups)] };
}

function readFile({ name, bytes, format }: ChosenFile, options: ReadOptions): FileReading {
  const { completePlurals = false, limits = STORABLE_LIMITS } = options;
  const reports = new Reports(name);
  try {
    const content = readText(format, decode(bytes), { reports, completePlurals, limits });
    return { format, content, rejection: null, reports };
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    const rejection = report(error.reason ?? PARSE_ERROR[format], { file: name, line: error.line });
    return { format, content: null, rejection, reports };
  }
}

function readText(format: Format, text: string, context: ReadContext): FlatFile | CatalogueGroup[] {
  switch (format) {
    case 'json':
      return readWebJson(text, context);
    case 'xml':
      return readAndroid(text, context);
    case 'strings':
      return readStrings(text, context);
    case 'stringsdict':
      return readStringsdict(text, context);
  }
}

/** Web JSON has explicit groups and is always alone; the flat files of an import share one namespace. */
function assemble(readings: readonly FileReading[], knownGroups: readonly string[] = []): CatalogueGroup[] {
  const flat: FlatFile[] = [];
  for (const { content } of readings) {
    if (Array.isArray(content)) return content;
    if (content) flat.push(content);
  }
  const isAndroid = readings.some(({ format }) => format === 'xml');
  return groupEntries(flat, knownGroups, isAndroid ? androidPrefix : iosPrefix);
}

/** Names of files are kept as they are; that they are not the form's is said once. */
function namesReport(groups: readonly CatalogueGroup[]): ImportWarning[] {
  const names = groups
    .flatMap(({ keys }) => keys.map(({ name }) => name))
    .filter((name) => !SNAKE_CASE.test(name));
  return names.length > 0
    ? [report('key_not_snake_case', { count: names.length, keys: names.slice(0, 5) })]
    : [];
}
