import type { FlatFile } from '../model/flat-entries.js';
import type { FreeNames } from '../text/free-names.js';
import type { KeepContext } from '../model/kept-file.js';
import { decodeContent } from '../xml/content.js';
import type { DecodeXml } from '../xml/decode-references.js';
import type { XmlNode } from '../xml/outline.js';

/** A property list being read. */
export interface PlistSource {
  source: string;
  file: FlatFile;
  context: KeepContext;
  decode: DecodeXml;
  freeNames: FreeNames;
}

/** A key of a dictionary and its value. */
export interface PlistPair {
  name: string;
  key: XmlNode;
  value: XmlNode;
}

/** The keys of a dictionary with their values, and the comments between them. */
export function itemsOf(
  dict: XmlNode,
  { source, decode }: Pick<PlistSource, 'source' | 'decode'>,
): (PlistPair | XmlNode)[] {
  const items: (PlistPair | XmlNode)[] = [];
  let key: XmlNode | null = null;
  for (const node of dict.children) {
    if (node.kind === 'comment' && !key) items.push(node);
    if (node.kind !== 'element') continue;
    if (key) {
      const name = decodeContent(source.slice(key.contentStart, key.contentEnd), decode);
      items.push({ name, key, value: node });
      key = null;
    } else key = node;
  }
  return items;
}

/** The values of a dictionary by their keys; null for anything else, and where a key comes twice. */
export function pairsOf(node: XmlNode, plist: PlistSource): Map<string, PlistPair> | null {
  if (node.name !== 'dict') return null;
  const pairs = itemsOf(node, plist).filter((item): item is PlistPair => 'value' in item);
  const byName = new Map(pairs.map((pair) => [pair.name, pair]));
  return byName.size === pairs.length ? byName : null;
}

/** The text of a `<string>`. */
export const textOf = ({ contentStart, contentEnd }: XmlNode, { source, decode }: PlistSource): string =>
  decodeContent(source.slice(contentStart, contentEnd), decode);
