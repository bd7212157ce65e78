import type { ImportReason, ImportWarning } from '../catalogue.js';
import type { FileFormat } from '../file-format.js';
import { PLATFORM_RULES } from '../platforms.js';
import type { Platform } from '../platforms.js';
import { FORMATS, formatOf } from '../registry.js';
import { report } from '../reports.js';

export interface ImportFile {
  /** Picks the reader, where the content does not. */
  name: string;
  bytes: Uint8Array;
  /** The id of the format to read it as, where it has been chosen. */
  format?: string;
}

type Named = Pick<ImportFile, 'name'>;

interface Chosen {
  format: FileFormat;
}

export type ChosenFile = Omit<ImportFile, 'format'> & Chosen;

/**
 * Checks that `files` are one import: a single file, or one with its companion (.strings and .stringsdict).
 *
 * @returns the files to read, in the order of the registry, or the expectation message of the file that is too much.
 */
export function chooseFiles<F extends Named>(
  files: readonly F[],
  platform?: Platform,
  formatFor: FormatOf<F> = byName,
): (Omit<F, 'format'> & Chosen)[] | ImportWarning {
  const chosen: (Omit<F, 'format'> & Chosen)[] = [];
  for (const file of files) {
    const format = formatFor(file);
    if (format && isOn(platform, format) && mayJoin(chosen, format)) chosen.push({ ...file, format });
    else
      return report(expectation(chosen[0]?.format ?? firstFormat(files, formatFor), platform), {
        file: file.name,
      });
  }
  if (chosen.length === 0) return report(expectedOn(platform ?? 'web'), {});
  return chosen.sort((a, b) => rank(a.format) - rank(b.format));
}

/** How the format of a file is found: pages know its name only, for what knows its content loads every reader. */
type FormatOf<F extends Named> = (file: F) => FileFormat | null;

const byName = ({ name }: Named): FileFormat | null => formatOf(name);

const isOn = (platform: Platform | undefined, format: FileFormat): boolean =>
  platform === undefined || format.platform === platform;

const mayJoin = (chosen: readonly Chosen[], { companion }: FileFormat): boolean =>
  chosen.every(({ format }) => format.id === companion);

/** If the first file has no known format, the second one determines the expected format. */
const firstFormat = <F extends Named>(files: readonly F[], formatFor: FormatOf<F>): FileFormat | null =>
  files.map(formatFor).find((format) => format !== null) ?? null;

function expectation(beside: FileFormat | null, platform?: Platform): ImportReason {
  if (platform && beside?.platform !== platform) return expectedOn(platform);
  return beside ? (beside.expectedBeside ?? 'one_file_expected') : expectedOn('web');
}

const rank = ({ id }: FileFormat): number => FORMATS.findIndex((format) => format.id === id);

const expectedOn = (platform: Platform): ImportReason =>
  PLATFORM_RULES[platform].expected ?? 'one_file_expected';
