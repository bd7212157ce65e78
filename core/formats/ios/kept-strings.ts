import { FlatFile } from '../flat-entries.js';
import { markerOf } from '../markers.js';
import { layOut } from '../profile/flat-layout.js';
import type { LayoutItem } from '../profile/flat-layout.js';
import type { KeepContext, KeptFile } from '../profile/kept-file.js';
import { checkName, checkTexts } from '../read-context.js';
import { keepXmlStrings } from './kept-plist.js';
import { isXmlStrings } from './read-strings.js';
import { stringsComment } from './strings-dialect.js';
import { scanStrings } from './strings-scanner.js';
import type { EntrySpan } from './strings-scanner.js';

/** An entry that is commented out. */
const ENTRY_IN_COMMENT = /"[^"]*"\s{0,10}=\s{0,10}"/;

/**
 * Reads iOS .strings that are to come back as they were (docs/formats.md, 13).
 *
 * @throws Malformed when it is no such list.
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
