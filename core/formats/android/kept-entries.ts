import type { PluralForm } from '../../domain/plural-rules.js';
import type { FlatFile } from '../flat-entries.js';
import type { ReadKey } from '../catalogue-builder.js';
import { categoriesWith, cldrPlural, strictPlural } from '../kept-plural.js';
import type { LayoutItem } from '../profile/flat-layout.js';
import type { KeepContext } from '../profile/kept-file.js';
import { END, ENTRY } from '../profile/profile-types.js';
import type { ProfilePart } from '../profile/profile-types.js';
import { spaceBefore } from '../profile/space-before.js';
import { checkName, checkTexts } from '../read-context.js';
import { referencesOf } from '../xml/decode-references.js';
import type { DecodeXml } from '../xml/decode-references.js';
import { contentOf } from '../xml/content.js';
import { attributesOf } from '../xml/outline.js';
import type { XmlNode } from '../xml/outline.js';
import { decodeValue } from './kept-value.js';
import { readPlural } from './plural.js';
import type { PluralItem } from './plural.js';

type Entry = LayoutItem & { kind: 'entry' };

const SILENTLY_CARRIED: ReadonlySet<string> = new Set(['eat-comment', 'skip', '']);

/** Reads the elements of a resource file, one by one. */
export class KeptEntries {
  private readonly decode: DecodeXml;
  private readonly names = new Set<string>();
  /** The number to try next for a name, so that thousands of equal names stay linear. */
  private readonly nextNumber = new Map<string, number>();

  constructor(
    private readonly source: string,
    private readonly file: FlatFile,
    private readonly context: KeepContext,
    private readonly lineAt: (offset: number) => number,
  ) {
    this.decode = referencesOf(source);
  }

  read(node: XmlNode): LayoutItem {
    const { start, end } = node;
    const attributes = attributesOf(this.source, node);
    const type = node.name === 'item' && attributes.get('type') === 'string' ? 'string' : node.name;
    const line = this.lineAt(start);
    const name = this.nameOf(node, type, attributes, line);
    const parts = name === null ? null : this.partsOf(node, type, name, line);
    if (parts) return parts;
    if (!isText(type) && !SILENTLY_CARRIED.has(type)) this.context.carried.add(type, line);
    return { kind: 'other', start, end };
  }

  private nameOf(
    node: XmlNode,
    type: string,
    attributes: ReadonlyMap<string, string>,
    line: number,
  ): string | null {
    if (node.kind !== 'element' || !isText(type)) return null;
    const name = checkName(this.decode(attributes.get('name') ?? '').trim(), line, this.context);
    const product = this.decode(attributes.get('product') ?? '');
    const isVariant = product !== '' && product !== 'default';
    return isVariant && name !== null ? checkName(`${name}_${product}`, line, this.context) : name;
  }

  private partsOf(node: XmlNode, type: string, name: string, line: number): Entry | null {
    switch (type) {
      case 'string':
        return this.readString(node, name, line);
      case 'plurals':
        return this.readPlural(node, name, line);
      default:
        return this.readArray(node, name, line);
    }
  }

  private readString(node: XmlNode, name: string, line: number): Entry | null {
    const texts = checkTexts(name, [this.textOf(node)], line, this.context);
    const text = this.add(name, line, texts && { isPlural: false, texts });
    return texts && this.entry(node, [text], [{ node, part: { text } }]);
  }

  private readPlural(node: XmlNode, name: string, line: number): Entry | null {
    const items = node.children.flatMap((child) => {
      if (child.kind !== 'element' || child.name !== 'item') return [];
      const quantity = this.decode(attributesOf(this.source, child).get('quantity') ?? '').trim();
      return [{ child, quantity, text: this.textOf(child) }];
    });
    const plural = this.pluralOf(name, items, line);
    const text = this.add(name, line, plural?.key ?? null);
    if (!plural) return null;
    const places = items.flatMap(({ child, quantity }) => {
      const form = plural.formOf.get(quantity);
      return form === undefined ? [] : [{ node: child, part: { text, form } }];
    });
    return this.entry(node, [text], places, text);
  }

  private pluralOf(name: string, items: readonly PluralItem[], line: number) {
    const { context } = this;
    if (context.pluralMode === 'strict') {
      return strictPlural(name, readPlural(name, line, items, context), line, context);
    }
    const quantities = new Map(items.map(({ quantity, text }) => [quantity, text]));
    if (quantities.size === items.length)
      return cldrPlural(name, quantities, line, context, categoriesWith('zero'));
    context.reports.add('quantity_not_found', line, { key: name, quantities: [] });
    return null;
  }

  /** Items that refer to other resources are no texts. */
  private readArray(node: XmlNode, name: string, line: number): Entry | null {
    const items = node.children.filter(({ kind, name: tag }) => kind === 'element' && tag === 'item');
    const places = items.flatMap((child, index) => {
      const raw = this.source.slice(child.contentStart, child.contentEnd);
      const itemName = checkName(`${name}_${index}`, line, this.context);
      if (/^\s*[@?]/.test(raw) || itemName === null) return [];
      const texts = checkTexts(itemName, [this.textOf(child)], line, this.context);
      const text = this.add(this.free(itemName), line, texts && { isPlural: false, texts });
      return texts ? [{ node: child, part: { text } }] : [];
    });
    if (places.length === 0) this.context.carried.add('string-array', line);
    const entries = places.map(({ part }) => part.text);
    return places.length === 0 ? null : this.entry(node, entries, places);
  }

  private textOf({ contentStart, contentEnd }: XmlNode): string {
    return decodeValue(this.source.slice(contentStart, contentEnd), this.decode);
  }

  private add(name: string, line: number, key: ReadKey | null): number {
    this.names.add(name);
    this.file.add(name, line, key);
    return this.file.entries.length - 1;
  }

  /** An item of a list must not take the name of a string. */
  private free(name: string): string {
    if (!this.names.has(name)) return name;
    let number = this.nextNumber.get(name) ?? 2;
    while (this.names.has(`${name}_${number}`)) number += 1;
    this.nextNumber.set(name, number + 1);
    return `${name}_${number}`;
  }

  /** @param forms the plural that further forms are of */
  private entry({ start, end }: XmlNode, entries: number[], places: readonly Place[], forms?: number): Entry {
    const { source } = this;
    const parts: ProfilePart[] = [];
    let copied = start;
    let lead = '\n        ';
    const isNested = places.length > 1 || forms !== undefined;
    for (const { node, part } of places) {
      const space = spaceBefore(source, node.start, copied);
      if (isNested) {
        parts.push(source.slice(copied, node.start - space.length), ENTRY, space);
        copied = node.start;
        lead = space;
      }
      const content = contentOf(source, node);
      const raw = source.slice(content.start, content.end);
      parts.push(source.slice(copied, content.start), {
        ...part,
        raw,
        ...(content.tag && { tag: content.tag }),
      });
      copied = content.end;
      if (isNested) {
        parts.push(source.slice(copied, node.end), END);
        copied = node.end;
      }
    }
    if (forms !== undefined) parts.push({ forms, lead });
    parts.push(source.slice(copied, end));
    return { kind: 'entry', start, end, parts, entries };
  }
}

interface Place {
  node: XmlNode;
  part: { text: number; form?: PluralForm };
}

const isText = (type: string): boolean => type === 'string' || type === 'plurals' || type === 'string-array';
