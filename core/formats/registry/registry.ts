import { androidFormat } from '../android/format.js';
import { arbFormat } from '../arb/format.js';
import { csvFormat } from '../csv/format.js';
import { fluentFormat } from '../fluent/format.js';
import { stringsdictFormat, stringsFormat } from '../ios/format.js';
import type { FileFormat } from '../model/file-format.js';
import type { Platform } from '../naming/platforms.js';
import { phpFormat } from '../php/format.js';
import { poFormat } from '../po/format.js';
import { propertiesFormat } from '../properties/format.js';
import { qtFormat } from '../qt/format.js';
import { resxFormat } from '../resx/format.js';
import { jsonFormat } from '../web/format.js';
import { xcstringsFormat } from '../xcstrings/format.js';
import { xliffFormat } from '../xliff/format.js';
import { xlsxFormat } from '../xlsx/format.js';
import { yamlFormat } from '../yaml/format.js';

/** Every format of the product, in the order in which files of one import are read, and those of one platform written. */
export const FORMATS: readonly FileFormat[] = [
  jsonFormat,
  androidFormat,
  stringsFormat,
  stringsdictFormat,
  xcstringsFormat,
  arbFormat,
  propertiesFormat,
  resxFormat,
  csvFormat,
  xlsxFormat,
  xliffFormat,
  yamlFormat,
  poFormat,
  fluentFormat,
  phpFormat,
  qtFormat,
];

/** The format that a file's name announces, whatever its case; null for any other extension. */
export function formatOf(fileName: string): FileFormat | null {
  const extension = /\.([^.]*)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return FORMATS.find(({ extensions }) => extensions.includes(extension)) ?? null;
}

/** The platform a file belongs to by its name, or null. */
export const platformOf = (fileName: string): Platform | null => formatOf(fileName)?.platform ?? null;

export const formatsOf = (platform: Platform): FileFormat[] =>
  FORMATS.filter((format) => format.platform === platform);

/** The extensions of formats, with dots. */
export const extensionsOf = (formats: readonly FileFormat[]): string[] =>
  formats.flatMap(({ extensions }) => extensions.map((one) => `.${one}`));

/** On the web, a language is one file, in which the names of groups are part of those of keys. */
export const WEB_FORMATS: readonly string[] = formatsOf('web').map(({ id }) => id);
