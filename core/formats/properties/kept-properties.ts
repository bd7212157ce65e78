import { FlatFile } from '../model/flat-entries.js';
import { lineIndex } from '../text/lines.js';
import { markerOf } from '../text/markers.js';
import { checkCount } from '../model/read-context.js';
import { isSurelyKey, pluralEntries } from '../suffixed/plural-entries.js';
import { FlatTexts } from '../suffixed/flat-texts.js';
import { layOut } from '../layout/flat-layout.js';
import type { LayoutItem } from '../layout/flat-layout.js';
import type { KeepContext, KeptFile } from '../model/kept-file.js';
import type { ProfilePart } from '../model/profile-types.js';
import { areCapital } from '../text/unit-escapes.js';
import { commentText, isEntryInComment, withUnits } from './comments.js';
import { unescaped } from './escapes.js';
import { scanProperties } from './scan.js';
import type { PropertySpan } from './scan.js';
import type { PropertiesStyle } from './style.js';

/** The first part of a name that is a group. */
const GROUP = /^([\p{L}\p{N}_-]+)\../u;

type Comment = LayoutItem & {
  kind: 'comment';
  /** The group that it opens, see `markerOf`. */
  marker: string | null;
};

interface Entry extends PropertySpan {
  name: string;
  text: string;
  scope: string | null;
}

/** Reads Java properties that are to come back as they were (docs/formats.md, 19). Any text is such a file. */
export function keepProperties(source: string, context: KeepContext): KeptFile<PropertiesStyle> {
  const lineAt = lineIndex(source);
  const found = itemsIn(
    source,
    (count, offset) => {
      if (count > context.keyLimit) checkCount(count, lineAt(offset), context);
    },
    context,
  );
  const entries = found.filter((item) => 'name' in item);
  const file = new FlatFile(context);
  const texts = new FlatTexts(file, pluralEntries(entries, '.', context), context);
  const declared = new Set<string>();
  let index = 0;
  const items = found.map((item): LayoutItem => {
    if (!('name' in item)) {
      file.mark('', () => item.marker);
      return item;
    }
    const read = entryItem(source, item, texts, index, lineAt(item.start));
    index += 1;
    declareGroup(file, declared);
    return read;
  });
  const { parts, lead } = layOut(source, items, file, commentText, texts.taken);
  const style = styleOf(source, lead, entries[0], context);
  return { style, parts, entries: file, carried: context.carried.list() };
}

/** @param checkKeys is given the number of what is surely a key, and where the last one begins */
function itemsIn(
  source: string,
  checkKeys: (count: number, offset: number) => void,
  context: KeepContext,
): (Entry | Comment)[] {
  const items: (Entry | Comment)[] = [];
  let count = 0;
  let scope: string | null = null;
  scanProperties(source, {
    entry: (span) => {
      const name = unescaped(source.slice(span.start, span.keyEnd));
      const text = unescaped(source.slice(span.valueStart, span.end));
      if (isSurelyKey(name, '.', context)) checkKeys((count += 1), span.start);
      const { start, keyEnd, valueStart, end } = span;
      items.push({ start, keyEnd, valueStart, end, name, text, scope });
    },
    comment: (start, end) => {
      const comment = source.slice(start, end);
      const marker = markerOf(withUnits(comment.slice(1)));
      scope = marker === null ? scope : marker || null;
      const isDescription = marker === null && !isEntryInComment(comment);
      items.push({ kind: 'comment', start, end, isDescription, marker });
    },
  });
  return items;
}

function entryItem(
  source: string,
  { start, keyEnd, valueStart, end, name, text }: Entry,
  texts: FlatTexts,
  index: number,
  line: number,
): LayoutItem {
  const read = texts.add(index, name, text, line);
  if (!read) return { kind: 'other', start, end };
  const { further, ...part } = read;
  const parts: ProfilePart[] = [
    source.slice(start, valueStart),
    { ...part, raw: source.slice(valueStart, end), ...(valueStart === keyEnd && { tag: '=' }) },
    ...(further ? [further] : []),
  ];
  return { kind: 'entry', start, end, parts, entries: [part.text] };
}

/** `login.title` is the key `title` of the group `login`, unless it stands under a marker. */
function declareGroup(file: FlatFile, declared: Set<string>): void {
  const { rawName = '', scope = null } = file.entries.at(-1) ?? {};
  const group = scope === null ? GROUP.exec(rawName)?.[1] : undefined;
  if (group === undefined || declared.has(group)) return;
  declared.add(group);
  file.declare(group);
}

/** Only ASCII is read the same by everybody: a file that has nothing else stays so. */
function styleOf(
  source: string,
  lead: string | null,
  first: Entry | undefined,
  { encoding }: KeepContext,
): PropertiesStyle {
  const separator = first ? source.slice(first.keyEnd, first.valueStart) : '';
  const isAscii = !/[^\p{ASCII}]/u.test(source);
  return {
    newline: /\r\n|\n|\r/.exec(source)?.[0] ?? '\n',
    lead,
    ...(/^[ \t]{0,9}[=:]?[ \t]{0,9}$/.test(separator) && separator !== '' && { separator }),
    ...(isAscii && { isAscii }),
    ...(areCapital(source) && { isCapital: true as const }),
    ...(encoding === 'iso-8859-1' && { isLatin: true as const }),
  };
}
