import { FlatFile } from '../model/flat-entries.js';
import { lineIndex } from '../text/lines.js';
import { declaredIn, xmlMarkerOf } from '../text/markers.js';
import { layOut } from '../layout/flat-layout.js';
import type { LayoutItem } from '../layout/flat-layout.js';
import type { KeepContext, KeptFile } from '../model/kept-file.js';
import { checkCount } from '../model/read-context.js';
import { commentText } from '../xml/comments.js';
import { outlineDocument } from '../xml/document.js';
import type { XmlNode } from '../xml/outline.js';
import { checkDocument } from '../xml/check-document.js';
import { attributeOf } from '../xml/parse.js';
import type { XmlTag } from '../xml/parse.js';
import { checkRoot } from './check-root.js';
import { KeptEntries } from './kept-entries.js';

/**
 * Reads Android string resources that are to come back as they were (docs/formats.md, 13): variants of products and
 * the items of lists are keys too.
 *
 * @throws Malformed when the file is not well-formed or its root is not `<resources>`.
 */
export function keepAndroid(source: string, context: KeepContext): KeptFile {
  checkDocument(source, checkRoot, countEntries(context));
  const root = outlineDocument(source).find(({ kind }) => kind === 'element');
  const file = new FlatFile(context);
  const items = root ? itemsOf(source, root, file, context) : [];
  const { parts, lead } = layOut(source, items, file, commentText);
  const newline = /\r\n|\n|\r/.exec(source)?.[0] ?? '\n';
  return { style: { newline, lead }, parts, entries: file, carried: context.carried.list() };
}

/** Refuses a file with too many entries before it reads them. What counts here is surely a key. */
function countEntries(context: KeepContext): (tag: XmlTag, depth: number) => void {
  let count = 0;
  return (tag, depth) => {
    if (depth !== 2 || (tag.name !== 'string' && tag.name !== 'plurals')) return;
    const name = attributeOf(tag, 'name')?.trim() ?? '';
    if (name === '' || name.length > context.limits.name || attributeOf(tag, 'product') !== undefined) return;
    count += 1;
    if (count > context.keyLimit) checkCount(count, tag.line, context);
  };
}

function itemsOf(source: string, root: XmlNode, file: FlatFile, context: KeepContext): LayoutItem[] {
  const lineAt = lineIndex(source);
  const entries = new KeptEntries(source, root.children, file, context, lineAt);
  const items: LayoutItem[] = [{ kind: 'other', start: 0, end: root.contentStart }];
  let reached = root.contentStart;
  for (const node of root.children) {
    const text = strayText(source, reached, node.start);
    if (text !== null) {
      context.carried.add('text', lineAt(text));
      items.push({ kind: 'other', start: reached, end: node.start });
    }
    if (node.kind === 'comment') items.push(commentItem(source, node, file));
    else items.push(entries.read(node));
    reached = node.end;
  }
  return items;
}

function strayText(source: string, start: number, end: number): number | null {
  const at = source.slice(start, end).search(/[^ \t\r\n]/);
  return at < 0 ? null : start + at;
}

/** Markers and headings stay where they are, and so does what was an entry once. */
function commentItem(
  source: string,
  { start, end, contentStart, contentEnd }: XmlNode,
  file: FlatFile,
): LayoutItem {
  const text = source.slice(contentStart, contentEnd);
  const isMarker = xmlMarkerOf(text) !== null;
  file.mark(text, xmlMarkerOf);
  const heading = standsAlone(source, start, end) ? declaredIn(text) : null;
  if (heading !== null) file.declare(heading);
  const isCode = /<\/?(?:string|plurals|item)\b/.test(text);
  return { kind: 'comment', start, end, isDescription: !isMarker && heading === null && !isCode };
}

/** Looks no further than the white space around: a line may be as long as the file. */
function standsAlone(source: string, start: number, end: number): boolean {
  let before = start - 1;
  while (isBlank(source[before])) before -= 1;
  let after = end;
  while (isBlank(source[after])) after += 1;
  return [source[before], source[after]].every(
    (next) => next === undefined || next === '\n' || next === '\r',
  );
}

const isBlank = (character: string | undefined): boolean => character === ' ' || character === '\t';
