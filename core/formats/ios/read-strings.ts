import { FlatFile } from '../flat-entries.js';
import { xmlMarkerOf } from '../markers.js';
import { checkName, checkTexts } from '../read-context.js';
import type { ReadContext } from '../read-context.js';
import { parsePlist } from './plist.js';
import { scanStrings } from './strings-scanner.js';

/** How a .strings file begins that some tools write as an XML property list. */
const XML_START = /^\s*<(?:\?xml|!DOCTYPE|plist|!--)/;

export const isXmlStrings = (source: string): boolean => XML_START.test(source);

/**
 * Reads iOS .strings, in either of its two syntaxes (docs/formats.md, section 8).
 *
 * @throws Malformed when it is no such list.
 */
export function readStrings(source: string, context: ReadContext): FlatFile {
  const file = new FlatFile(context);
  const add = (key: string, text: string | null, line: number): void => {
    const name = checkName(key, line, context);
    if (name === null) return;
    if (text === null) context.reports.add('value_not_text', line, { key: name });
    const texts = text === null ? null : checkTexts(name, [text], line, context);
    file.add(name, line, texts && { isPlural: false, texts });
  };
  if (isXmlStrings(source)) readXml(source, file, add);
  else {
    scanStrings(source, {
      entry: add,
      comment: (text) => {
        file.mark(text);
      },
    });
  }
  return file;
}

function readXml(
  source: string,
  file: FlatFile,
  add: (key: string, text: string | null, line: number) => void,
): void {
  parsePlist(source, {
    entry: ({ key, value, line }) => {
      add(key, typeof value === 'string' ? value : null, line);
    },
    comment: (text) => {
      file.mark(text, xmlMarkerOf);
    },
  });
}
