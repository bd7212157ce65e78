import type { ImportReason, ImportWarning } from '../text/import-warning.js';
import type { FileFormat } from '../model/file-format.js';
import { PLATFORM_RULES } from '../naming/platforms.js';
import type { Platform } from '../naming/platforms.js';
import { FORMATS, formatOf } from '../registry/registry.js';
import { report } from '../model/reports.js';

export interface ImportFile {
  /** Picks the reader, where the content does not. */
  name: string;
  bytes: Uint8Array;
  /** The id of the format to read it as, where it has been chosen. */
  format?: string;
}

export type Named = Pick<ImportFile, 'name'> & Partial<ImportFile>;

type FormatFor = (file: Named) => FileFormat | null;

interface Chosen {
  format: FileFormat;
}

export type ChosenFile = Omit<ImportFile, 'format'> & Chosen;

/**
 * Checks that `files` are one import: a single file, or one with its companion (.strings and .stringsdict).
 *
 * @param formatFor the format of a file; that of its name unless given, which pages know
 * @returns the files to read, in the order of the registry, or the expectation message of the file that is too much.
 */
export function chooseFiles<F extends Named>(
  files: readonly F[],
  platform?: Platform,
  formatFor: FormatFor = namedFormat,
): (Omit<F, 'format'> & Chosen)[] | ImportWarning {
  const chosen: (Omit<F, 'format'> & Chosen)[] = [];
  for (const file of files) {
    const format = formatFor(file);
    const fits = format !== null && (platform === undefined || format.platform === platform);
    if (!fits || !mayJoin(chosen, format)) {
      const beside = chosen[0]?.format ?? firstFormat(files, formatFor);
      return report(expectation(beside, platform), { file: file.name });
    }
    chosen.push({ ...file, format });
  }
  if (chosen.length === 0) return report(noneExpected(platform), {});
  return chosen.sort((a, b) => rank(a.format) - rank(b.format));
}

/** As it was chosen, or else as its name says. */
export const namedFormat = ({ name, format }: Named): FileFormat | null =>
  format === undefined ? formatOf(name) : (FORMATS.find(({ id }) => id === format) ?? null);

const noneExpected = (platform: Platform = 'web'): ImportReason => expectedOn(platform);

const mayJoin = (chosen: readonly Chosen[], { companion }: FileFormat): boolean =>
  chosen.every(({ format }) => format.id === companion);

/** If the first file has no known format, the second one determines the expected format. */
const firstFormat = (files: readonly Named[], formatFor: FormatFor): FileFormat | null =>
  files.map(formatFor).find((format) => format !== null) ?? null;

function expectation(beside: FileFormat | null, platform?: Platform): ImportReason {
  if (platform && beside?.platform !== platform) return expectedOn(platform);
  return beside ? (beside.expectedBeside ?? 'one_file_expected') : expectedOn('web');
}

const rank = ({ id }: FileFormat): number => FORMATS.findIndex((format) => format.id === id);

const expectedOn = (platform: Platform): ImportReason =>
  PLATFORM_RULES[platform].expected ?? 'one_file_expected';
