import { androidDialect } from '../android/android-dialect.js';
import { androidFolder } from '../android/folder.js';
import { arbDialect } from '../arb/arb-dialect.js';
import { keepArb } from '../arb/kept-arb.js';
import { arbLocale, withLocale } from '../arb/locale.js';
import { keepAndroid } from '../android/kept-android.js';
import { pathInLanguage, pathOfKept } from '../export/file-names.js';
import type { WrittenKey } from '../export/export-types.js';
import type { FileFormat } from '../file-format.js';
import { keepStringsdict } from '../ios/kept-plist.js';
import { keepStrings } from '../ios/kept-strings.js';
import { plistDialect } from '../ios/plist-dialect.js';
import { stringsDialectOf } from '../ios/strings-dialect.js';
import { fileStem } from '../language-code.js';
import { jsonDialect } from '../web/json-dialect.js';
import { keepJson } from '../web/kept-json.js';
import { javaLocale } from '../properties/format.js';
import { keepProperties } from '../properties/kept-properties.js';
import { propertiesDialect } from '../properties/properties-dialect.js';
import type { PluralWriting } from '../web/plural-writing.js';
import type { Dialect, KeepContext, KeptFile } from './kept-file.js';
import type { ProfileStyle } from './profile-types.js';

/** How a file is read that is to come back as it was, and written again. */
export interface KeepFormat {
  /** @throws Malformed when nothing of the file can be read */
  readonly read: (source: string, context: KeepContext) => KeptFile;
  /** Where the file of a language goes that was named so in the language of `owner`. */
  readonly path: (name: string, code: string, owner: string) => string;
  /** The text of a file as that of another language, whose code it names; absent: files name no language. */
  readonly withLanguage?: (text: string, code: string) => string;
  /** Whether a file of this format takes a new key; absent: any. */
  readonly takes?: (key: Pick<WrittenKey, 'isPlural'>) => boolean;
  /**
   * @param source the file as it was, of which the beginning is enough
   * @param writing of plurals that the file does not have
   */
  readonly dialect: (source: string, style: ProfileStyle, writing?: PluralWriting) => Dialect;
}

const iosPath = (name: string, code: string): string => pathOfKept(name, `${fileStem(code)}.lproj/`);

/** By the id of the format; apart from `registry.ts`, which pages load that only need names of formats. */
const KEEP_FORMATS = new Map<string, KeepFormat>([
  ['json', { read: keepJson, path: webPath, dialect: (_, style, writing) => jsonDialect(style, writing) }],
  [
    'xml',
    {
      read: keepAndroid,
      path: (name, code) => pathOfKept(name, `${androidFolder(code)}/`),
      dialect: (source, _, writing) => androidDialect(source, writing?.tag),
    },
  ],
  [
    'strings',
    { read: keepStrings, path: iosPath, takes: ({ isPlural }) => !isPlural, dialect: stringsDialectOf },
  ],
  [
    'stringsdict',
    { read: keepStringsdict, path: iosPath, takes: ({ isPlural }) => isPlural, dialect: plistDialect },
  ],
  [
    'arb',
    {
      read: keepArb,
      path: (name, code, owner) => pathInLanguage(name, code, owner, (of) => `_${arbLocale(of)}`),
      withLanguage: withLocale,
      dialect: (_, style, writing) => arbDialect(style, writing),
    },
  ],
  [
    'properties',
    {
      read: keepProperties,
      path: (name, code, owner) => pathInLanguage(name, code, owner, (of) => `_${javaLocale(of)}`),
      dialect: (_, style, writing) => propertiesDialect(style, writing),
    },
  ],
]);

/** How files of a format come back. Every format of the registry has its way. */
export function keepFormatOf({ id }: Pick<FileFormat, 'id'>): KeepFormat {
  const format = KEEP_FORMATS.get(id);
  if (!format) throw new Error(`Files of the format ${id} cannot come back`);
  return format;
}

/** A file that is named after its language keeps its name: `pt_BR.json`; others are put into a folder of it. */
function webPath(name: string, code: string, owner: string): string {
  const [, stem = '', extension = ''] = /([^/\\]*)(\.[^.]*)$/.exec(name) ?? [];
  const [ours, theirs] = [owner.toLowerCase(), stem.replaceAll('_', '-').toLowerCase()];
  const isCode = ours === theirs || ours.startsWith(`${theirs}-`) || theirs.startsWith(`${ours}-`);
  if (isCode && code !== owner) return pathOfKept(code + extension, '');
  return pathOfKept(name, isCode ? '' : `${fileStem(code)}/`);
}
