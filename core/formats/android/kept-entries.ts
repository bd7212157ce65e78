import type { PluralForm } from '../../domain/plural-rules.js';
import { zeroFormOf } from '../../domain/zero-form.js';
import type { FlatFile } from '../model/flat-entries.js';
import type { ReadKey } from '../model/catalogue-builder.js';
import { categoriesWith, cldrPlural, strictPlural } from '../model/kept-plural.js';
import type { LayoutItem } from '../layout/flat-layout.js';
import type { KeepContext } from '../model/kept-file.js';
import { FreeNames } from '../text/free-names.js';
import { END, ENTRY } from '../model/profile-types.js';
import type { ProfilePart } from '../model/profile-types.js';
import { spaceBefore } from '../text/space-before.js';
import { checkName, checkTexts } from '../model/read-context.js';
import { referencesOf } from '../xml/decode-references.js';
import type { DecodeXml } from '../xml/decode-references.js';
import { contentOf } from '../xml/content.js';
import { attributesOf } from '../xml/outline.js';
import type { XmlNode } from '../xml/outline.js';
import { decodeValue } from './kept-value.js';
import { readPlural } from './plural.js';
import type { PluralItem } from './plural.js';

type Entry = LayoutItem & { kind: 'entry' };

/** What has no name of its own. */
const NEEDS_NAMES = /<string-array\b|\bproduct\b/;
const SILENTLY_CARRIED: ReadonlySet<string> = new Set(['eat-comment', 'skip', '']);

/** Reads the elements of a resource file, one by one. */
export class KeptEntries {
  private readonly decode: DecodeXml;
  private readonly freeNames: FreeNames;
  private readonly variants = new Map<string, string>();

  constructor(
    private readonly source: string,
    nodes: readonly XmlNode[],
    private readonly file: FlatFile,
    private readonly context: KeepContext,
    private readonly lineAt: (offset: number) => number,
  ) {
    this.decode = referencesOf(source);
    const named = NEEDS_NAMES.test(source) ? nodes.flatMap((node) => this.ownName(node) ?? []) : [];
    this.freeNames = new FreeNames(new Set(named));
  }

  read(node: XmlNode): LayoutItem {
    const { start, end } = node;
    const attributes = attributesOf(this.source, node);
    const type = typeOf(node, attributes);
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
    const product = this.productOf(attributes);
    if (product === null || name === null) return name;
    const variant = checkName(`${name}_${product}`, line, this.context);
    return variant === null ? null : this.variantName(variant);
  }

  /** The name of an entry that has one to itself: not of a list, whose items have names, nor of a variant. */
  private ownName(node: XmlNode): string | null {
    if (node.kind !== 'element' || !isText(node.name === 'item' ? 'string' : node.name)) return null;
    const attributes = attributesOf(this.source, node);
    const type = typeOf(node, attributes);
    const isOwn = type === 'plurals' || (type === 'string' && this.productOf(attributes) === null);
    return isOwn ? this.decode(attributes.get('name') ?? '').trim() : null;
  }

  private productOf(attributes: ReadonlyMap<string, string>): string | null {
    const product = this.decode(attributes.get('product') ?? '');
    return product === '' || product === 'default' ? null : product;
  }

  /** The same variant twice is one entry twice. */
  private variantName(wish: string): string {
    const known = this.variants.get(wish) ?? this.freeNames.take(wish);
    this.variants.set(wish, known);
    return known;
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
      return cldrPlural(name, quantities, line, context, categoriesWith(zeroFormOf(context.tag)));
    context.reports.add('quantity_not_found', line, { key: name, quantities: [] });
    context.reports.lost.leaveOut(name, items.length);
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
      const text = this.add(this.freeNames.take(itemName), line, texts && { isPlural: false, texts });
      return texts ? [{ node: child, part: { text } }] : [];
    });
    if (places.length === 0) this.context.carried.add('string-array', line);
    const entries = places.map(({ part }) => part.text);
    return places.length === 0 ? null : { ...this.entry(node, entries, places), isList: places.length > 1 };
  }

  private textOf({ contentStart, contentEnd }: XmlNode): string {
    return decodeValue(this.source.slice(contentStart, contentEnd), this.decode);
  }

  private add(name: string, line: number, key: ReadKey | null): number {
    this.file.add(name, line, key);
    return this.file.entries.length - 1;
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

const typeOf = ({ name }: XmlNode, attributes: ReadonlyMap<string, string>): string =>
  name === 'item' && attributes.get('type') === 'string' ? 'string' : name;

const isText = (type: string): boolean => type === 'string' || type === 'plurals' || type === 'string-array';
