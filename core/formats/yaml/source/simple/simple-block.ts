import type { CST } from 'yaml';

import { isLineEnd, lineEnd, spacesAt } from './simple-lines.js';

/**
 * A block whose lines are indented further than its key, without the empty ones behind the last of them; null for one with
 * white space that may be content, or without content.
 *
 * @param from where its first line begins
 * @param parent the indentation of its key
 */
export function simpleBlock(
  text: string,
  { block, offset }: { block: string; offset: number },
  from: number,
  parent: number,
): CST.BlockScalar | null {
  const end = endOfBlock(text, from, parent);
  if (end === null || end === from) return null;
  const behind = offset + block.length;
  const header: CST.SourceToken = { type: 'block-scalar-header', offset, indent: parent, source: block };
  const newline: CST.SourceToken = {
    type: 'newline',
    offset: behind,
    indent: parent,
    source: text.slice(behind, from),
  };
  const source = text.slice(from, end);
  return { type: 'block-scalar', offset, indent: parent, props: [header, newline], source };
}

function endOfBlock(text: string, from: number, parent: number): number | null {
  let indent: number | null = null;
  let end = from;
  for (let at = from; at < text.length; at = lineEnd(text, at)) {
    const spaces = spacesAt(text, at);
    if (isLineEnd(text, at + spaces)) {
      if (spaces > (indent ?? parent)) return null;
      continue;
    }
    if (spaces <= parent) break;
    indent ??= spaces;
    if (spaces < indent || text[at + spaces] === '\t') return null;
    end = lineEnd(text, at);
  }
  return end;
}
