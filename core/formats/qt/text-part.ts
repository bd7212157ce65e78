import type { Placed } from '../layout/placed.js';
import { spaceBefore } from '../text/space-before.js';
import { contentOf } from '../xml/content.js';
import type { XmlNode } from '../xml/outline.js';
import type { QtText } from './style.js';

/** The place of the text of an element; of one without content, from the space before the end of its tag on. */
export function contentPart(source: string, node: XmlNode, part: QtText): Placed {
  const { start, end, tag } = contentOf(source, node);
  const from = tag === undefined ? start : start - spaceBefore(source, start).length;
  const own = { ...part, raw: source.slice(from, end), ...(tag !== undefined && { tag }) };
  return { start: from, end, parts: [own] };
}
