import type { CST } from 'yaml';

import { lineIndex } from '../text/lines.js';
import type { KeepContext } from '../model/kept-file.js';
import { END, ENTRY, LIST } from '../model/profile-types.js';
import type { BesidePart, FileLanguage } from '../model/profile-types.js';
import { storable } from '../text/storable.js';
import {
  behindColon,
  contentEnd,
  dashedItems,
  endOf,
  endOfLast,
  gapOf,
  hasEntry,
  isCollection,
  isPlural,
  isScalar,
  keyText,
  kindOf,
  mappingOf,
  replacedItems,
  startOf,
} from './source/tokens.js';
import type { Collection, Item, Mapping } from './source/tokens.js';
import { YamlKeys } from './yaml-keys.js';
import type { YamlPlace } from './yaml-keys.js';
import { YamlLayout } from './yaml-layout.js';
import type { OpenEntry } from './yaml-layout.js';
import type { FoundStyle } from './yaml-style.js';
import { YamlTexts } from './yaml-texts.js';
import type { Value } from './yaml-texts.js';

/** In brackets, where an entry is part of a list. */
const NO_LINES: OpenEntry = { hasLines: false, at: null, comment: null };

/** Says where new entries of a mapping in brackets go. */
export const IN_BRACKETS = '{';

/** Walks the tree of a file, as deep as the parser goes. */
export class YamlReader {
  readonly layout: YamlLayout;
  readonly keys: YamlKeys;
  private readonly texts: YamlTexts;
  private readonly lineAt: (offset: number) => number;

  constructor(
    private readonly source: string,
    private readonly text: string,
    private readonly context: KeepContext,
    private readonly languages: readonly FileLanguage[],
    private readonly style: FoundStyle,
  ) {
    this.layout = new YamlLayout(source, text);
    this.keys = new YamlKeys(context, languages);
    this.lineAt = lineIndex(text);
    this.texts = new YamlTexts(source, text, context, this.layout, this.keys, this.lineAt);
  }

  /** A file whose top level names languages. */
  readLanguages({ items }: CST.BlockMap): void {
    const several = this.languages.length > 0;
    for (const [language, item] of (items as Item[]).filter(hasEntry).entries()) {
      const entry = several ? this.layout.begin(startOf(item)) : NO_LINES;
      const place = this.keys.rootOf(language);
      const mapping = mappingOf(item.value);
      if (mapping) this.readMapping(mapping, place);
      else {
        this.layout.copyTo(this.layout.lineEnd(behindColon(item)));
        this.placeNewKeys(place, [], this.layout.leadOf(this.style.profile.lead ?? ''));
      }
      this.layout.end(entry);
    }
  }

  /** A file of one language, which it does not name. */
  readAll(root: Mapping | null): void {
    const place = this.keys.rootOf(0);
    if (root) this.readMapping(root, place);
    else {
      this.layout.copyTo(this.source.length);
      this.placeNewKeys(place, [], this.layout.leadOf(''));
    }
  }

  private readMapping(token: Mapping, place: YamlPlace): void {
    if (token.type === 'block-map') this.readBlockMap(token, place);
    else this.readBrackets(token, place);
  }

  private reportReplaced(item: Item): void {
    this.context.reports.add('duplicate_key', this.lineAt(startOf(item)), { key: shownName(item) });
  }

  /** What another entry of its name replaces stays as it is while the key is there. */
  private leaveReplaced(item: Item): Replaced {
    this.reportReplaced(item);
    this.layout.copyTo(behindColon(item));
    const part = { beside: NO_KEY };
    this.layout.parts.push(part);
    return { name: keyText(item) ?? '', part };
  }

  /** Once the key is known. */
  private tie(replaced: readonly Replaced[], place: YamlPlace): void {
    for (const { name, part } of replaced) part.beside = this.keys.indexOf(place, name) ?? NO_KEY;
  }

  private readBlockMap({ items, indent }: CST.BlockMap, place: YamlPlace): void {
    const taken: string[] = [];
    const left: Replaced[] = [];
    const lead = ' '.repeat(indent);
    const replaced = replacedItems(items);
    for (const [index, item] of (items as Item[]).filter(hasEntry).entries()) {
      const name = keyText(item);
      const offset = startOf(item);
      if (this.style.isSorted && name !== null) {
        this.layout.copyTo(this.layout.rowOf(offset));
        this.placeNewKeys(place, index === 0 ? taken : null, lead, name);
      }
      const entry = this.layout.begin(offset);
      if (replaced.has(item)) left.push(this.leaveReplaced(item));
      else if (!this.readItem(item, entry, place)) taken.push(...(name === null ? [] : [name]));
      this.endEntry(item.value, entry);
    }
    this.tie(left, place);
    this.placeNewKeys(place, taken, this.layout.leadOf(lead));
  }

  /** @returns whether it is a key */
  private readItem(item: Item, entry: OpenEntry, place: YamlPlace): boolean {
    const name = keyText(item);
    const offset = startOf(item);
    if (name !== null)
      return this.readValue(
        { token: item.value, name, offset, gap: gapOf(item), entry, isInBrackets: false },
        place,
      );
    this.context.carried.add('key', this.lineAt(offset));
    return false;
  }

  private endEntry(value: CST.Token | null | undefined, entry: OpenEntry): void {
    if (value && !isCollection(value)) this.layout.copyTo(contentEnd(value, this.text));
    this.layout.end(entry);
  }

  /** Where the new keys of a group go, and behind them new groups. `before`: the name in a sorted file that follows. */
  placeNewKeys(
    { depth, group, path, language }: YamlPlace,
    taken: string[] | null,
    lead: string,
    before?: string,
  ): void {
    const place = {
      ...(this.languages.length > 0 && { language }),
      ...(depth > 1 && { path }),
      ...(taken && { taken }),
      ...(before !== undefined && { before }),
      lead,
    };
    this.layout.parts.push({ group, ...place });
    if (depth === 0) this.layout.parts.push({ group: null, ...place });
  }

  /** @returns whether the value is a key */
  readValue(value: Value, place: YamlPlace): boolean {
    const { token, name, offset, gap } = value;
    const mapping = mappingOf(token);
    if (mapping && isPlural(mapping)) return this.readPlural(mapping, value, place);
    if (token && isCollection(token)) {
      if (!mapping) this.layout.holdItems(value.entry);
      this.readCollection(token, this.keys.placeIn(place, name));
      return false;
    }
    const isText = token ? isScalar(token) && kindOf(token) === null : gap !== null;
    if (isText) return this.texts.addText(value, place);
    this.context.carried.add(kindOf(token) ?? 'null', this.lineAt(offset));
    this.texts.addNoText(value, place);
    return false;
  }

  private readCollection(token: Collection, place: YamlPlace): void {
    const mapping = mappingOf(token);
    if (mapping) this.readMapping(mapping, place);
    else if (token.type === 'block-seq') this.readList(token, place);
    else if (token.type === 'flow-collection') this.readBrackets(token, place);
  }

  private readPlural(token: Mapping, value: Value, place: YamlPlace): boolean {
    const items = (token.items as Item[]).filter(hasEntry);
    const replaced = replacedItems(items);
    for (const item of replaced.keys()) this.reportReplaced(item);
    const forms = items.filter((item) => !replaced.has(item));
    const plural = this.texts.addPlural(forms, value, place);
    if (!plural) {
      this.texts.addNoText(value, place, forms);
      this.layout.copyTo(token.type === 'block-map' ? this.layout.lineEnd(endOfLast(items)) : endOf(token));
      return false;
    }
    const { put, further } = plural;
    if (token.type === 'flow-collection') {
      this.walkBrackets(token, put);
      this.layout.parts.push({ ...further, lead: IN_BRACKETS, isEntry: true }, END);
      this.layout.copyTo(endOf(token));
      return true;
    }
    for (const item of items) {
      const entry = this.layout.begin(startOf(item));
      put(item);
      this.layout.copyTo(behindColon(item));
      this.endEntry(item.value, entry);
    }
    this.layout.parts.push({ ...further, lead: this.layout.leadOf(' '.repeat(token.indent)) });
    return true;
  }

  private readList(list: CST.BlockSequence, place: YamlPlace): void {
    for (const [index, { offset, value: token }] of dashedItems(list).entries()) {
      const entry = this.layout.begin(offset);
      this.readValue(
        { token, name: String(index), offset, gap: null, entry, isInBrackets: false, isItem: true },
        place,
      );
      this.layout.copyTo(offset + 1);
      this.endEntry(token, entry);
    }
  }

  private readBrackets(token: CST.FlowCollection, place: YamlPlace): void {
    const isMap = mappingOf(token) !== null;
    const taken: string[] = [];
    const left: Replaced[] = [];
    const replaced = isMap ? replacedItems(token.items) : NONE;
    let count = 0;
    this.walkBrackets(token, (item, at) => {
      if (replaced.has(item)) {
        left.push(this.leaveReplaced(item));
        return;
      }
      const name = isMap ? keyText(item) : String(count);
      const offset = isMap ? startOf(item) : (item.value?.offset ?? token.offset);
      count += 1;
      if (name === null || (!isMap && item.key !== undefined))
        this.context.carried.add('key', this.lineAt(offset));
      else {
        const value = {
          token: item.value,
          name,
          offset,
          gap: null,
          entry: { ...NO_LINES, at },
          isInBrackets: true,
          isItem: !isMap,
        };
        if (!this.readValue(value, place)) taken.push(name);
      }
    });
    this.tie(left, place);
    if (isMap) this.placeNewKeys(place, taken, IN_BRACKETS);
    this.layout.parts.push(END);
    this.layout.copyTo(endOf(token));
  }

  /** The entries of a list in brackets, each with its comma; the list is left open. */
  private walkBrackets({ start, items }: CST.FlowCollection, read: (item: Item, at: number) => void): void {
    this.layout.copyTo(start.offset + 1);
    this.layout.parts.push(LIST);
    let isOpen = false;
    for (const item of items) {
      const comma = item.start.find(({ type }) => type === 'comma');
      // A comma behind the last entry is that of the list.
      if (comma && hasEntry(item)) this.layout.copyTo(comma.offset);
      if (isOpen) this.layout.parts.push(END);
      if (comma && hasEntry(item)) this.layout.skipTo(comma.offset + 1);
      isOpen = hasEntry(item);
      if (!isOpen) continue;
      read(item, this.layout.parts.push(ENTRY) - 1);
      this.layout.copyTo(Math.max(endOf(item.value), endOf(item.key)));
    }
    if (isOpen) this.layout.parts.push(END);
  }
}

/** What can be shown of a name. */
export const shownName = (item: Item): string => storable((keyText(item) ?? '').slice(0, SHOWN));

const SHOWN = 40;

/** An entry that another one of its name replaces, and its part, which goes with the key. */
interface Replaced {
  name: string;
  part: BesidePart;
}

const NO_KEY = -1;
const NONE: ReadonlyMap<Item, Item> = new Map();
