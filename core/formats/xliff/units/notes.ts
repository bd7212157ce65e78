import { decodeContent } from '../../xml/content.js';
import type { DecodeXml } from '../../xml/decode-references.js';
import { attributesOf, outlineXml } from '../../xml/outline.js';
import type { XmlNode } from '../../xml/outline.js';
import { elementText } from '../../xml/write.js';
import type { UnitNote } from './unit-finder.js';

/** Notes that describe no unit: other fields of the message, and where it is in the code. */
const OTHERS: ReadonlySet<string> = new Set(['meaning', 'location']);

/** The note that describes a unit: the first one that is about it, and not about its translation. */
export function describingNote(source: string, notes: readonly UnitNote[]): UnitNote | null {
  const found = notes.find(({ node }) => {
    const attributes = attributesOf(source, node);
    const about = attributes.get('annotates') ?? attributes.get('appliesTo');
    const kind = attributes.get('from') ?? attributes.get('category') ?? '';
    return about !== 'target' && !OTHERS.has(kind);
  });
  return found ?? null;
}

/** What the source of a `<note>`, or of an element around one, says. A profile that was tampered with may hold anything. */
export function noteText(raw: string, decode: DecodeXml): string {
  const node = innerNote(raw);
  return node ? decodeContent(raw.slice(node.contentStart, node.contentEnd), decode).trim() : '';
}

/** The same source with another text. */
export function withNote(raw: string, text: string): string {
  const node = innerNote(raw);
  return node ? raw.slice(0, node.contentStart) + elementText(text) + raw.slice(node.contentEnd) : raw;
}

function innerNote(raw: string): XmlNode | null {
  const [outer] = outlineXml(raw).filter(isElement);
  return outer?.children.find(isElement) ?? outer ?? null;
}

const isElement = ({ kind }: XmlNode): boolean => kind === 'element';
