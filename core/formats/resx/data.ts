import { LIMITS } from '../../domain/rules.js';
import type { FlatFile } from '../model/flat-entries.js';
import type { NamedText } from '../suffixed/plural-entries.js';
import type { LayoutItem } from '../layout/flat-layout.js';
import type { FlatText } from '../suffixed/flat-texts.js';
import { assemble } from '../layout/placed.js';
import type { Placed } from '../layout/placed.js';
import { spaceBefore } from '../text/space-before.js';
import { storable } from '../text/storable.js';
import { contentOf, decodeContent } from '../xml/content.js';
import type { DecodeXml } from '../xml/decode-references.js';
import { attributesOf } from '../xml/outline.js';
import type { XmlNode } from '../xml/outline.js';
import { commentText } from './comment.js';

/** A `<data>` that is a text. */
export interface DataText extends NamedText {
  value: XmlNode;
  comment: XmlNode | undefined;
}

/** Reads the `<data>` of a file. */
export class DataReader {
  constructor(
    private readonly source: string,
    private readonly decode: DecodeXml,
  ) {}

  /** Null for anything else: images, numbers, what designers note about controls (`>>button.Name`). */
  textIn(node: XmlNode, scope: string | null): DataText | null {
    if (node.kind !== 'element' || node.name !== 'data') return null;
    const attributes = attributesOf(this.source, node);
    const value = isString(attributes) ? onlyText(childrenOf(node, 'value')) : null;
    if (!value) return null;
    const name = this.decode((attributes.get('name') ?? '').replace(/\r\n|[\t\n\r]/g, ' '));
    if (OF_CONTROL.test(name)) return null;
    const [comment] = childrenOf(node, 'comment');
    return { name, text: decodeContent(this.inside(value), this.decode), scope, value, comment };
  }

  /** @param read what the entry is; null: nothing, so that it stays as it is */
  item(
    { start, end }: XmlNode,
    { value, comment }: DataText,
    read: FlatText | null,
    file: FlatFile,
  ): LayoutItem {
    if (!read) return { kind: 'other', start, end };
    const { further, text, form } = read;
    const content = contentOf(this.source, value);
    const raw = this.source.slice(content.start, content.end);
    const placed: Placed[] = [
      { start: content.start, end: content.end, parts: [{ text, form, tag: content.tag, raw }] },
    ];
    if (comment) placed.push(...this.commentHole(comment, text, file));
    if (further) placed.push({ start: end, end, parts: [further] });
    return { kind: 'entry', start, end, parts: assemble(this.source, placed, start, end), entries: [text] };
  }

  /** The comments of the forms of a plural are one description only where they say the same. */
  private commentHole(node: XmlNode, of: number, file: FlatFile): Placed[] {
    const space = spaceBefore(this.source, node.start);
    const start = node.start - space.length;
    const comment = this.source.slice(start, node.end);
    const description = storable(commentText(comment, this.decode));
    const key = file.entries[of]?.key;
    if (!key || description === '' || description.length > LIMITS.description) return [];
    key.description ??= description;
    return key.description === description ? [{ start, end: node.end, parts: [{ comment, of }] }] : [];
  }

  private inside({ contentStart, contentEnd }: XmlNode): string {
    return this.source.slice(contentStart, contentEnd);
  }
}

const isString = (attributes: ReadonlyMap<string, string>): boolean =>
  (attributes.get('type') ?? STRING).startsWith(STRING) && !attributes.has('mimetype');

const STRING = 'System.String';

/** The one value of an entry, if it is a text. */
const onlyText = ([value, ...others]: readonly XmlNode[]): XmlNode | null =>
  value && others.length === 0 && value.children.every(({ kind }) => kind !== 'element') ? value : null;

/** What designers note about a control. */
const OF_CONTROL = /^>>.+\.(?:Name|Type|Parent|ZOrder)$/s;

const childrenOf = ({ children }: XmlNode, tag: string): XmlNode[] =>
  children.filter(({ kind, name }) => kind === 'element' && name === tag);
