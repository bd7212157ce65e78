import { FlatFile } from '../model/flat-entries.js';
import { lineIndex } from '../text/lines.js';
import { xmlMarkerOf } from '../text/markers.js';
import { layOut } from '../layout/flat-layout.js';
import type { LayoutItem } from '../layout/flat-layout.js';
import { FreeNames } from '../text/free-names.js';
import type { KeepContext, KeptFile } from '../model/kept-file.js';
import { checkName, checkTexts } from '../model/read-context.js';
import { commentText } from '../xml/comments.js';
import { contentOf, decodeContent } from '../xml/content.js';
import { referencesOf } from '../xml/decode-references.js';
import { outlineDocument } from '../xml/document.js';
import type { XmlNode } from '../xml/outline.js';
import { KeptPluralRules } from './kept-plural-rules.js';
import { hasVariants, readVariants } from './kept-variants.js';
import { checkPlist } from './check-plist.js';
import { itemsOf } from './plist-items.js';
import type { PlistPair, PlistSource } from './plist-items.js';

type ReadPair = (pair: PlistPair, line: number) => LayoutItem | null;

/** Reads .strings files that are an XML property list. */
export const keepXmlStrings = (source: string, context: KeepContext): KeptFile =>
  keepPlist(source, context, (plist) => (pair, line) => {
    if (pair.value.name === 'string') return readText(plist, pair, line);
    context.carried.add(pair.value.name, line);
    return null;
  });

/**
 * Reads iOS .stringsdict files, also entries of several variables (docs/formats.md, 13).
 *
 * @throws Malformed if the file is not a property list of keys and values
 */
export const keepStringsdict = (source: string, context: KeepContext): KeptFile =>
  keepPlist(source, context, (plist) => {
    const rules = new KeptPluralRules(plist);
    return (pair, line) => {
      if (pair.value.name === 'string') return readText(plist, pair, line);
      return hasVariants(pair, plist) ? readVariants(pair, plist, line) : rules.read(pair, line);
    };
  });

function keepPlist(source: string, context: KeepContext, reader: (plist: PlistSource) => ReadPair): KeptFile {
  checkPlist(source);
  const file = new FlatFile(context);
  const decode = referencesOf(source);
  const lineAt = lineIndex(source);
  const plist = outlineDocument(source).find(({ kind }) => kind === 'element');
  const top = plist?.children.find(({ kind }) => kind === 'element');
  const items: LayoutItem[] = [];
  if (top) items.push({ kind: 'other', start: 0, end: top.contentStart });
  const topItems = top ? itemsOf(top, { source, decode }) : [];
  const names = topItems.flatMap((item) => ('value' in item ? item.name : []));
  const freeNames = new FreeNames(new Set(names));
  const read = reader({ source, file, context, decode, freeNames });
  for (const item of topItems) {
    if ('value' in item) {
      const { start } = item.key;
      items.push(read(item, lineAt(start)) ?? { kind: 'other', start, end: item.value.end });
    } else items.push(commentItem(source, item, file));
  }
  const { parts, lead } = layOut(source, items, file, commentText);
  const newline = /\r\n|\n|\r/.exec(source)?.[0] ?? '\n';
  return { style: { newline, lead }, parts, entries: file, carried: context.carried.list() };
}

/** Markers and commented-out entries are not descriptions: they keep their place. */
function commentItem(source: string, node: XmlNode, file: FlatFile): LayoutItem {
  const { start, end, contentStart, contentEnd } = node;
  const text = source.slice(contentStart, contentEnd);
  file.mark(text, xmlMarkerOf);
  const isDescription = xmlMarkerOf(text) === null && !/<(?:key|string|dict)\b/.test(text);
  return { kind: 'comment', start, end, isDescription };
}

function readText(
  { source, file, context, decode }: PlistSource,
  pair: PlistPair,
  line: number,
): LayoutItem | null {
  const name = checkName(pair.name, line, context);
  if (name === null) return null;
  const { start: from, end: to, tag } = contentOf(source, pair.value);
  const raw = source.slice(from, to);
  const texts = checkTexts(name, [tag === undefined ? decodeContent(raw, decode) : ''], line, context);
  file.add(name, line, texts && { isPlural: false, texts });
  const text = file.entries.length - 1;
  const { start } = pair.key;
  const { end } = pair.value;
  const part = { text, raw, ...(tag !== undefined && { tag }) };
  return {
    kind: 'entry',
    start,
    end,
    parts: [source.slice(start, from), part, source.slice(to, end)],
    entries: [text],
  };
}
