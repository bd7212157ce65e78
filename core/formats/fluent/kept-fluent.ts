import { layOut } from '../layout/flat-layout.js';
import type { LayoutItem } from '../layout/flat-layout.js';
import { FlatFile } from '../model/flat-entries.js';
import type { KeepContext, KeptFile } from '../model/kept-file.js';
import { lineIndex } from '../text/lines.js';
import { faultAt, Malformed } from '../text/malformed.js';
import { markerOf } from '../text/markers.js';
import { commentText, isEntryInComment } from './comments.js';
import { fluentItems } from './entries.js';
import type { FluentItem } from './entries.js';
import { FluentReader } from './fluent-reader.js';
import type { FluentStyle } from './style.js';

/**
 * Reads Fluent that is to come back as it was (docs/formats.md, 24). What Fluent's parser skips stays in its place.
 *
 * @throws Malformed when there is such content and nothing else
 */
export function keepFluent(source: string, context: KeepContext): KeptFile<FluentStyle> {
  const file = new FlatFile(context);
  const reader = new FluentReader(source, context, file);
  const lineAt = lineIndex(source);
  const items: LayoutItem[] = [];
  let junk: number | null = null;
  for (const item of fluentItems(source)) {
    if (item.kind === 'junk') {
      context.carried.add('junk', lineAt(item.start));
      junk ??= item.start;
    }
    items.push(item.kind === 'message' ? reader.read(item) : restOf(item, source, file));
  }
  if (junk !== null && file.entries.length === 0) throw new Malformed(lineAt(junk), faultAt(source, junk));
  const { parts, lead } = layOut(source, items, file, commentText);
  const { argument } = reader;
  const newline = /\r\n|\n/.exec(source)?.[0] ?? '\n';
  return {
    style: { newline, lead, ...(argument !== undefined && { argument }) },
    parts,
    entries: file,
    carried: context.carried.list(),
  };
}

/** Comments and what is no Fluent. Only comments of one sign are about the message below. */
function restOf(item: Exclude<FluentItem, { kind: 'message' }>, source: string, file: FlatFile): LayoutItem {
  const { start, end } = item;
  if (item.kind === 'junk') return { kind: 'other', start, end };
  const comment = source.slice(start, end);
  const text = comment.slice(item.level);
  file.mark(text);
  const isDescription = item.level === 1 && markerOf(text) === null && !isEntryInComment(comment);
  return { kind: 'comment', start, end, isDescription };
}
