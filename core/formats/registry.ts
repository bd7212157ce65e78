import { androidXml } from './android/format.js';
import { arb } from './arb/format.js';
import type { FileFormat } from './file-format.js';
import { strings, stringsdict } from './ios/formats.js';
import type { Platform } from './platforms.js';
import { properties } from './properties/format.js';
import { webJson } from './web/format.js';

/** Every format of the product; files of one import are read, and those of one platform written, in this order. */
export const FORMATS: readonly FileFormat[] = [webJson, androidXml, strings, stringsdict, arb, properties];

/** The format that a file's name announces, whatever its case; null for any other extension. */
export function formatOf(fileName: string): FileFormat | null {
  const extension = /\.([^.]*)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return FORMATS.find(({ extensions }) => extensions.includes(extension)) ?? null;
}

/** The platform a file belongs to by its name, or null. */
export const platformOf = (fileName: string): Platform | null => formatOf(fileName)?.platform ?? null;

export const formatsOf = (platform: Platform): FileFormat[] =>
  FORMATS.filter((format) => format.platform === platform);

/** On the web, a language is one file, in which the names of groups are part of those of keys. */
export const WEB_FORMATS: readonly string[] = formatsOf('web').map(({ id }) => id);
