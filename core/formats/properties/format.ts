import type { FileFormat, Fit } from '../file-format.js';
import { withoutKeeping } from '../profile/without-keeping.js';
import { keepProperties } from './kept-properties.js';
import { writeProperties } from './write.js';

export const properties: FileFormat<'properties'> = {
  id: 'properties',
  platform: 'java',
  extensions: ['properties'],
  parseError: 'reading_file_error',
  expectedBeside: 'properties_file_expected',
  legacyEncoding: 'iso-8859-1',
  read: withoutKeeping(keepProperties),
  write: (groups, code, writing) => ({
    path: `messages_${javaLocale(code)}.properties`,
    text: writeProperties(groups, writing),
  }),
  fits,
};

/** The code of a language as java.util.ResourceBundle looks for it: `pt_BR`, `zh_Hant_TW`. */
export const javaLocale = (code: string): string => code.replaceAll('-', '_');

/** Any text is such a file: what begins like another one is none, and the name decides on the rest. */
function fits(name: string, head: string): Fit {
  if (/^\s*[<{[]/.test(head)) return 'no';
  if (/\.properties$/i.test(name)) return 'surely';
  const lines = head.split(/[\r\n]+/).filter((line) => /^\s*[^\s#!]/.test(line));
  return lines.length > 0 && lines.every((line) => /^\s*[\w.-]{1,100}\s{0,9}[=:]/.test(line))
    ? 'maybe'
    : 'no';
}
