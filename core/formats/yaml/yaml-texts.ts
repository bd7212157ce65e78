import type { CST } from 'yaml';

import type { ReadKey } from '../model/catalogue-builder.js';
import { categoryPlural } from '../model/kept-plural.js';
import type { KeptPlural } from '../model/kept-plural.js';
import type { KeepContext } from '../model/kept-file.js';
import type { FormsPart } from '../model/profile-types.js';
import { checkCount, checkTexts } from '../model/read-context.js';
import { selectedPlural } from '../suffixed/named-forms.js';
import type { NamedForms } from '../suffixed/named-forms.js';
import { scalarText } from './scalar-text.js';
import type { YamlText } from './style.js';
import {
  behindColon,
  contentEnd,
  endOf,
  gapOf,
  isScalar,
  keyText,
  selectorIn,
  textOf,
} from './source/tokens.js';
import type { Item, Scalar, ScalarText } from './source/tokens.js';
import type { YamlKeys, YamlPlace } from './yaml-keys.js';
import type { OpenEntry, YamlLayout } from './yaml-layout.js';

/** A value and what it belongs to. */
export interface Value {
  token: CST.Token | null | undefined;
  name: string;
  /** Where its key begins. */
  offset: number;
  /** Where it goes if it is not there; null: nothing can stand there. */
  gap: number | null;
  entry: OpenEntry;
  isInBrackets: boolean;
  /** Whether its place in a list is its name. */
  isItem?: boolean;
}

/** A plural whose forms are put one by one. */
export interface OpenPlural {
  put: (item: Item) => void;
  /** Where forms go that the file does not have. */
  further: Omit<FormsPart, 'lead'>;
}

/** Puts the texts of a file into its parts, and makes keys of them. */
export class YamlTexts {
  constructor(
    private readonly source: string,
    private readonly text: string,
    private readonly context: KeepContext,
    private readonly layout: YamlLayout,
    private readonly keys: YamlKeys,
    private readonly lineAt: (offset: number) => number,
  ) {}

  /** @returns whether the value is a key; otherwise that is reported */
  addText({ token, name: ownName, offset, gap, entry, isInBrackets }: Value, place: YamlPlace): boolean {
    const line = this.lineAt(offset);
    const name = this.keys.nameOf(place, ownName, line);
    const read = name === null ? null : this.scalarAt(token, gap);
    const texts = read && name !== null ? checkTexts(name, [read.value], line, this.context) : null;
    if (name === null || !read || !texts) return false;
    const key: ReadKey = { isPlural: false, texts };
    const text = this.keys.add(place, ownName, name, key);
    checkCount(text + 1, line, this.context);
    this.put(read, { text, ...languageOf(place), ...(isInBrackets && { isInBrackets }) });
    this.describe(key, text, entry, read.commentEnd);
    return true;
  }

  /**
   * What is no text, and may be one in another document.
   *
   * @param forms those of a mapping that is no plural of the mode
   */
  addNoText(value: Value, place: YamlPlace, forms: readonly Item[] = []): void {
    const range = forms.length > 0 ? this.mappingAt(value, forms) : this.noTextAt(value);
    if (!range || value.isItem || this.keys.hasSeveral) return;
    const { start, end, ...more } = range;
    const part = this.keys.noTexts.add(place, value.name, this.source.slice(start, end));
    if (!part) return;
    this.layout.put(start, end, Object.assign(part, more, value.isInBrackets && { isInBrackets: true }));
  }

  private noTextAt({ token }: Value): Range | null {
    return token && isScalar(token) ? { start: token.offset, end: contentEnd(token, this.text) } : null;
  }

  /** In lines of its own, a mapping begins behind the colon: a text in its place stands there, after a space. */
  private mappingAt({ token, gap }: Value, forms: readonly Item[]): Range | null {
    if (token?.type === 'flow-collection') return { start: token.offset, end: endOf(token) };
    const last = forms.at(-1);
    if (gap === null || !last) return null;
    return { start: gap, end: last.value ? contentEnd(last.value, this.text) : behindColon(last), tag: ' ' };
  }

  /**
   * @param items the forms of the mapping that is the value
   * @returns null where the mapping stays as it is; that is reported
   */
  addPlural(
    items: readonly Item[],
    { token, name: ownName, offset, entry }: Value,
    place: YamlPlace,
  ): OpenPlural | null {
    const line = this.lineAt(offset);
    const name = this.keys.nameOf(place, ownName, line);
    const found = this.formsIn(items);
    const plural =
      name === null || !found ? null : pluralOf(name, found.texts, line, this.keys.contextOf(place));
    if (name === null || !found || !plural) return null;
    const text = this.keys.add(place, ownName, name, plural.key);
    checkCount(text + 1, line, this.context);
    this.describe(plural.key, text, entry, null);
    const taken = [...found.texts.keys()].filter((selector) => !plural.formOf.has(selector));
    const isInBrackets = token?.type === 'flow-collection' ? { isInBrackets: true as const } : {};
    const put = (item: Item): void => {
      const read = found.reads.get(item);
      const form = plural.formOf.get(selectorIn(keyText(item) ?? ''));
      if (read && form !== undefined) this.put(read, { text, form, ...languageOf(place), ...isInBrackets });
    };
    return { put, further: { forms: text, ...languageOf(place), ...(taken.length > 0 && { taken }) } };
  }

  private formsIn(items: readonly Item[]) {
    const reads = new Map<Item, Read>();
    const texts = new Map<string, string>();
    for (const item of items) {
      const read = this.scalarAt(item.value, gapOf(item));
      if (!read) return null;
      reads.set(item, read);
      texts.set(selectorIn(keyText(item) ?? ''), read.value);
    }
    return { reads, texts };
  }

  private describe(key: ReadKey, index: number, entry: OpenEntry, commentEnd: number | null): void {
    const isBehind = entry.comment === null && commentEnd !== null;
    const description =
      this.layout.describe(entry, index) ??
      (isBehind ? this.layout.describeBehind(commentEnd, index) : undefined);
    if (description !== undefined) key.description = description;
  }

  /** A text, or the place of one; null where its source does not say it. */
  private scalarAt(token: CST.Token | null | undefined, gap: number | null): Read | null {
    if (!token && gap !== null) return { value: '', start: gap, end: gap, tag: ' ', commentEnd: null };
    if (!isScalar(token)) return null;
    const far = tooFar(token, this.context.limits.text);
    const read = far ?? textOf(token, this.text, scalarText);
    if (!read) {
      this.context.carried.add('text', this.lineAt(token.offset));
      return null;
    }
    const { indentation, ...text } = read;
    return { ...text, ...(indentation !== undefined && { tag: indentation }) };
  }

  private put({ start, end, tag }: Read, part: YamlText): void {
    const raw = this.source.slice(start, end);
    this.layout.put(start, end, { ...part, raw, ...(tag !== undefined && { tag }) });
  }
}

function pluralOf(name: string, texts: NamedForms, line: number, context: KeepContext): KeptPlural | null {
  const hasNumbers = texts.has('=0') || texts.has('=1');
  return (hasNumbers ? selectedPlural : categoryPlural)(name, texts, line, context);
}

/**
 * A text that is too long whatever its line breaks stand for, as its source is: nobody reads what it says. In double quotes,
 * escapes may stand for nothing.
 */
function tooFar(token: Scalar, limit: number): ScalarText | null {
  const { source, offset: start, type } = token;
  if (type === 'double-quoted-scalar' || source.length <= 2 * limit) return null;
  let signs = 0;
  for (let at = 0; at < source.length && signs <= 2 * limit; at += 1)
    if (source[at] !== ' ' && source[at] !== '\t' && source[at] !== '\r') signs += 1;
  return signs > 2 * limit ? { value: source, start, end: endOf(token), commentEnd: null } : null;
}

type Range = Pick<Read, 'start' | 'end' | 'tag'>;

interface Read {
  value: string;
  start: number;
  end: number;
  tag?: string;
  commentEnd: number | null;
}

const languageOf = ({ language }: YamlPlace) => (language > 0 ? { language } : {});
