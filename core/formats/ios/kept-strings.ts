import { FlatFile } from '../model/flat-entries.js';
import { markerOf } from '../text/markers.js';
import { layOut } from '../layout/flat-layout.js';
import type { LayoutItem } from '../layout/flat-layout.js';
import type { KeepContext, KeptFile } from '../model/kept-file.js';
import { checkName, checkTexts } from '../model/read-context.js';
import { keepXmlStrings } from './kept-plist.js';
import { isXmlStrings, stringsComment } from './strings-dialect.js';
import { scanStrings } from './strings-scanner.js';
import type { EntrySpan } from './strings-scanner.js';

/** Matches a commented-out entry. */
const ENTRY_IN_COMMENT = /"[^"]*"\s{0,10}=\s{0,10}"/;

/**
 * Reads iOS .strings files, in both of their syntaxes (docs/formats.md, 8 and 13).
 *
 * @throws Malformed if the file is neither
 */
export function keepStrings(source: string, context: KeepContext): KeptFile {
  if (isXmlStrings(source)) return keepXmlStrings(source, context);
  const file = new FlatFile(context);
  const items: LayoutItem[] = [];
  scanStrings(source, {
    entry: (key, text, line, span) => {
      items.push(readEntry(source, key, text, line, span, file, context));
    },
    comment: (text, start, end) => {
      file.mark(text);
      const isDescription = markerOf(text) === null && !ENTRY_IN_COMMENT.test(text);
      items.push({ kind: 'comment', start, end, isDescription });
    },
  });
  const { parts, lead } = layOut(source, items, file, stringsComment);
  const newline = /\r\n|\n|\r/.exec(source)?.[0] ?? '\n';
  return { style: { newline, lead }, parts, entries: file, carried: context.carried.list() };
}

function readEntry(
  source: string,
  key: string,
  text: string,
  line: number,
  { start, keyEnd, valueStart, valueEnd, end }: EntrySpan,
  file: FlatFile,
  context: KeepContext,
): LayoutItem {
  const name = checkName(key, line, context);
  if (name === null) return { kind: 'other', start, end };
  const texts = checkTexts(name, [text], line, context);
  file.add(name, line, texts && { isPlural: false, texts });
  const index = file.entries.length - 1;
  const raw = source.slice(valueStart, valueEnd);
  const hasValue = valueStart > keyEnd;
  const whole = source.slice(start, keyEnd);
  const parts = hasValue
    ? [source.slice(start, valueStart), { text: index, raw }, source.slice(valueEnd, end)]
    : [{ text: index, raw: whole, tag: whole }, source.slice(keyEnd, end)];
  return { kind: 'entry', start, end, parts, entries: [index] };
}
