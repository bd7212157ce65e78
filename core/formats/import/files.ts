import type { ImportReason, ImportWarning } from '../catalogue.js';
import type { FileFormat } from '../file-format.js';
import { PLATFORM_RULES } from '../platforms.js';
import type { Platform } from '../platforms.js';
import { FORMATS, formatOf } from '../registry.js';
import { report } from '../reports.js';

export interface ImportFile {
  /** Its extension picks the reader. */
  name: string;
  bytes: Uint8Array;
}

type Named = Pick<ImportFile, 'name'>;

interface Chosen {
  format: FileFormat;
}

export type ChosenFile = ImportFile & Chosen;

/**
 * Checks that `files` are one import: a single file, or one with its companion (.strings and .stringsdict).
 *
 * @returns the files to read, in the order of the registry, or the expectation message of the file that is too much.
 */
export function chooseFiles<F extends Named>(
  files: readonly F[],
  platform?: Platform,
): (F & Chosen)[] | ImportWarning {
  const chosen: (F & Chosen)[] = [];
  for (const file of files) {
    const format = formatOf(file.name);
    const fits = format !== null && (platform === undefined || format.platform === platform);
    if (fits && mayJoin(chosen, format)) chosen.push({ ...file, format });
    else return report(expectation(chosen[0]?.format ?? firstFormat(files), platform), { file: file.name });
  }
  if (chosen.length === 0) return report(expectedOn(platform ?? 'web'), {});
  return chosen.sort((a, b) => FORMATS.indexOf(a.format) - FORMATS.indexOf(b.format));
}

const mayJoin = (chosen: readonly Chosen[], { companion }: FileFormat): boolean =>
  chosen.every(({ format }) => format.id === companion);

/** If the first file has no known format, the second one determines the expected format. */
const firstFormat = (files: readonly Named[]): FileFormat | null =>
  files.map(({ name }) => formatOf(name)).find((format) => format !== null) ?? null;

function expectation(beside: FileFormat | null, platform?: Platform): ImportReason {
  if (platform && beside?.platform !== platform) return expectedOn(platform);
  return beside ? (beside.expectedBeside ?? 'one_file_expected') : expectedOn('web');
}

const expectedOn = (platform: Platform): ImportReason =>
  PLATFORM_RULES[platform].expected ?? 'one_file_expected';
