import { outlineDocument } from '../xml/document.js';
import { attributeSpans } from '../xml/outline.js';
import type { XmlNode } from '../xml/outline.js';
import { attributeText } from '../xml/write.js';
import { vocabularyOf } from './markup/vocabulary.js';

/** A document as that of another target language: whatever names its own names that one. */
export function withTarget(text: string, code: string): string {
  const root = outlineDocument(text).find(({ kind }) => kind === 'element');
  if (!root) return text;
  const { isVersion2, prefix } = vocabularyOf(text);
  const [holder, target] = [isVersion2 ? root.name : `${prefix}file`, `${prefix}target`];
  const pieces: string[] = [];
  let at = 0;
  for (const node of elementsIn(root)) {
    if (node.name !== holder && node.name !== target) continue;
    const place = node.name === target ? langOf(text, node) : targetCodeOf(text, node, isVersion2);
    if (!place) continue;
    pieces.push(text.slice(at, place.start), `${place.name}="${attributeText(code)}"`);
    at = place.end;
  }
  return pieces.join('') + text.slice(at);
}

/** Where an attribute goes, with its name and the space before it. */
interface Place {
  start: number;
  end: number;
  name: string;
}

function langOf(text: string, node: XmlNode): Place | null {
  const known = attributeSpans(text, node).get('xml:lang');
  return known ? { ...known, name: 'xml:lang' } : null;
}

/** Behind the source language where there is none. */
function targetCodeOf(text: string, node: XmlNode, isVersion2: boolean): Place | null {
  const [name, before] = isVersion2 ? ['trgLang', 'srcLang'] : ['target-language', 'source-language'];
  const spans = attributeSpans(text, node);
  const known = spans.get(name ?? '');
  if (known) return { ...known, name: name ?? '' };
  const place = spans.get(before ?? '');
  return place ? { start: place.end, end: place.end, name: ` ${name}` } : null;
}

/** In the order of the document. Not recursive: they may be nested deeper than a stack. */
function* elementsIn(root: XmlNode): Generator<XmlNode> {
  const open = [root];
  for (let next = open.pop(); next; next = open.pop()) {
    yield next;
    for (const child of next.children.toReversed()) if (child.kind === 'element') open.push(child);
  }
}
