import { FlatFile } from '../model/flat-entries.js';
import { lineIndex } from '../text/lines.js';
import { layOut } from '../layout/flat-layout.js';
import type { LayoutItem } from '../layout/flat-layout.js';
import type { KeepContext, KeptFile } from '../model/kept-file.js';
import { commentText } from './comments.js';
import { declaredAsUtf8, headerFields, isHeader } from './header.js';
import { PoReader } from './po-reader.js';
import { scanPo } from './scan.js';
import type { PoEntry } from './scan.js';
import { poText } from './strings.js';
import type { PoStyle } from './style.js';
import { wrappingOf } from './wrapping.js';

/**
 * Reads gettext PO, or a template of it, that is to come back as it was (docs/formats.md, 22): the name of a key is its msgid,
 * and its group the context.
 *
 * @throws Malformed when it does not parse
 */
export function keepPo(given: string, context: KeepContext): KeptFile<PoStyle> {
  const source = declaredAsUtf8(given);
  const { entries, obsolete } = scanPo(source);
  const headers = new Set(entries.filter((entry) => isHeader(entry, source)));
  const messages = entries.filter((entry) => !headers.has(entry));
  const [header] = headers;
  const [first] = header?.texts ?? [];
  const fields = headerFields(first ? poText(source.slice(first.start, first.end)) : '');
  const reader = new PoReader(source, context, fields, messages);
  const items = entries.map((entry): LayoutItem => {
    const read = headers.has(entry) ? null : reader.read(entry);
    return read ?? { kind: 'other', start: entry.start, end: entry.end };
  });
  const lineAt = lineIndex(source);
  for (const offset of obsolete) context.carried.add('obsolete', lineAt(offset));
  const { parts, lead } = layOut(source, items, new FlatFile(context), commentText);
  return {
    style: styleOf(source, messages, lead, context),
    parts,
    entries: reader.entries,
    carried: context.carried.list(),
    ...(reader.statuses && { statuses: reader.statuses }),
  };
}

function styleOf(
  source: string,
  messages: readonly PoEntry[],
  lead: string | null,
  { takeStatuses }: KeepContext,
): PoStyle {
  const newline = /\r\n|\n|\r/.exec(source)?.[0] ?? '\n';
  return {
    newline,
    lead: lead ?? newline + newline,
    ...wrappingOf(source, messages),
    ...(takeStatuses && { hasStatuses: true as const }),
  };
}
