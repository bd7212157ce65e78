import type { PoEntry } from './scan.js';
import { poText } from './strings.js';

/** The fields of a header, by their names in lower case. */
export type PoHeader = ReadonlyMap<string, string>;

/** Whether an entry is the header of a file: the one without a name. */
export const isHeader = ({ id, context, plural }: PoEntry, source: string): boolean =>
  context === null && plural === null && poText(source.slice(id.start, id.end)) === '';

/** The fields in the text of a header. */
export function headerFields(text: string): PoHeader {
  const fields = text.split('\n').flatMap((line): [string, string][] => {
    const colon = line.indexOf(':');
    return colon > 0 ? [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]] : [];
  });
  return new Map(fields);
}

/** What begins a file up to its first keyword with a text. */
const HEAD = /(?:^|[\r\n])[ \t]*msgid\s*"(?:"\s*")*"\s*msgstr\s*((?:"(?:[^"\\\r\n]|\\.)*"\s*)+)/;

/** The longest header that is looked for. */
const LONGEST = 10_000;

/** The fields of the header in the beginning of a file; none if there is none. */
export function headerIn(head: string): PoHeader {
  const strings = HEAD.exec(head.slice(0, LONGEST))?.[1];
  return headerFields(strings === undefined ? '' : poText(strings.trim()));
}

/** Where the line of a field stands in the source of a header. */
const FIELD = (name: string): RegExp =>
  new RegExp(`"${name}:(?:[^"\\\\\\r\\n]|\\\\[^n])*(?:"\\s*"(?:[^"\\\\\\r\\n]|\\\\[^n])*)*\\\\n"`, 'i');

/** A header with another value of a field; one that has no such field is as it was. */
export const withField = (header: string, name: string, value: string): string =>
  header.replace(FIELD(name), () => `"${name}: ${value}\\n"`);

/** A header in which a field follows another one. */
export const withNewField = (
  header: string,
  before: string,
  name: string,
  value: string,
  newline: string,
): string => header.replace(FIELD(before), (line) => `${line}${newline}"${name}: ${value}\\n"`);

const CHARSET = /("Content-Type:[^"\r\n]{0,200}charset=)([\w.:-]{1,40})/i;
const UTF8 = /^(?:utf-?8|charset)$/i;

/** Source that says that it is in another encoding, although it is not: it comes back as UTF-8. */
export function declaredAsUtf8(source: string): string {
  const [whole = '', before = '', charset = 'utf-8'] = CHARSET.exec(source.slice(0, LONGEST)) ?? [];
  return UTF8.test(charset) ? source : source.replace(whole, () => `${before}UTF-8`);
}
