import { FlatFile } from '../model/flat-entries.js';
import { lineIndex } from '../text/lines.js';
import { Malformed, unexpected } from '../text/malformed.js';
import { xmlMarkerOf } from '../text/markers.js';
import { checkCount } from '../model/read-context.js';
import { isSurelyKey, pluralEntries } from '../suffixed/plural-entries.js';
import { layOut } from '../layout/flat-layout.js';
import type { LayoutItem } from '../layout/flat-layout.js';
import { FlatTexts } from '../suffixed/flat-texts.js';
import type { KeepContext, KeptFile } from '../model/kept-file.js';
import { checkDocument } from '../xml/check-document.js';
import { referencesOf } from '../xml/decode-references.js';
import { outlineDocument } from '../xml/document.js';
import type { XmlNode } from '../xml/outline.js';
import type { XmlTag } from '../xml/parse.js';
import { DataReader } from './data.js';
import type { DataText } from './data.js';

/** What every file holds, and nobody asks for. */
const SILENTLY_CARRIED: ReadonlySet<string> = new Set(['resheader', 'xsd:schema', '']);

/**
 * Reads .NET resources that are to come back as they were (docs/formats.md, 20).
 *
 * @throws Malformed when the file is not well-formed or its root is not `<root>`.
 */
export function keepResx(source: string, context: KeepContext): KeptFile {
  checkDocument(source, checkRoot);
  const root = outlineDocument(source).find(({ kind }) => kind === 'element');
  const file = new FlatFile(context);
  const items = root ? itemsOf(source, root, file, context) : { items: [], taken: [] };
  const { parts, lead } = layOut(source, items.items, file, () => '', items.taken);
  const newline = /\r\n|\n|\r/.exec(source)?.[0] ?? '\n';
  return { style: { newline, lead }, parts, entries: file, carried: context.carried.list() };
}

function checkRoot(tag: XmlTag): void {
  if (tag.name !== 'root') throw new Malformed(tag.line, unexpected(tag.name));
}

function itemsOf(
  source: string,
  root: XmlNode,
  file: FlatFile,
  context: KeepContext,
): { items: LayoutItem[]; taken: string[] } {
  const data = new DataReader(source, referencesOf(source));
  const lineAt = lineIndex(source);
  const found = textsIn(
    source,
    root,
    data,
    (count, { start }) => {
      if (count > context.keyLimit) checkCount(count, lineAt(start), context);
    },
    context,
  );
  const texts = new FlatTexts(file, pluralEntries([...found.values()], '_', context), context);
  let index = 0;
  const items: LayoutItem[] = [{ kind: 'other', start: 0, end: root.contentStart }];
  for (const node of root.children) {
    const { kind, name, start, end } = node;
    const text = found.get(node);
    if (text) {
      items.push(data.item(node, text, texts.add(index, text.name, text.text, lineAt(start)), file));
      index += 1;
    } else if (kind === 'comment') {
      file.mark(source.slice(node.contentStart, node.contentEnd), xmlMarkerOf);
      items.push({ kind: 'comment', start, end, isDescription: false });
    } else {
      if (!SILENTLY_CARRIED.has(name)) context.carried.add(name, lineAt(start));
      items.push({ kind: 'other', start, end });
    }
  }
  return { items, taken: texts.taken };
}

/** @param checkKeys is given the number of what is surely a key, and the last one */
function textsIn(
  source: string,
  root: XmlNode,
  data: DataReader,
  checkKeys: (count: number, node: XmlNode) => void,
  context: KeepContext,
): Map<XmlNode, DataText> {
  const found = new Map<XmlNode, DataText>();
  let count = 0;
  let scope: string | null = null;
  for (const node of root.children) {
    if (node.kind === 'comment') scope = scopeBehind(scope, markerIn(source, node));
    const text = data.textIn(node, scope);
    if (!text) continue;
    found.set(node, text);
    if (isSurelyKey(text.name, '_', context)) checkKeys((count += 1), node);
  }
  return found;
}

const markerIn = (source: string, { contentStart, contentEnd }: XmlNode): string | null =>
  xmlMarkerOf(source.slice(contentStart, contentEnd));

/** A marker without a name closes the scope. */
const scopeBehind = (scope: string | null, marker: string | null): string | null =>
  marker === null ? scope : marker || null;
