import { CST } from 'yaml';

import { PLURAL_CATEGORIES } from '../../../domain/plural-rules.js';
import { plainKind } from './plain.js';
import type { PlainKind } from './plain.js';

/** An entry of a mapping, or an item of a list. */
export type Item = CST.CollectionItem;

export type Scalar = CST.FlowScalar | CST.BlockScalar;

/** A text, by offsets in the source. */
export interface ScalarText {
  value: string;
  start: number;
  end: number;
  /** Around a block scalar whose header gives its own indentation. */
  indentation?: string;
  /** Where a comment ends that stands behind it on its line. */
  commentEnd: number | null;
}

/** The text of a scalar; a plain one on one line is its own. Keys are counted before faults are looked for: none ends it. */
export const scalarValue = (token: Scalar): string =>
  token.type === 'scalar' && !token.source.includes('\n')
    ? token.source
    : CST.resolveAsScalar(token, true, () => undefined).value;

/** The text of a key; null for one that is none: a collection, a block scalar. */
export const keyText = ({ key }: Item): string | null =>
  key?.type === 'scalar' || key?.type === 'single-quoted-scalar' || key?.type === 'double-quoted-scalar'
    ? scalarValue(key)
    : null;

/** Where an entry begins: its key, or the sign of an explicit one. */
export const startOf = ({ start, key }: Item): number =>
  start.find(({ type }) => type === 'explicit-key-ind')?.offset ?? key?.offset ?? 0;

/** Behind the colon, which only an explicit key may lack. */
export const behindColon = ({ sep = [], key }: Item): number => {
  const colon = sep.find(({ type }) => type === 'map-value-ind');
  return colon ? colon.offset + 1 : endOf(key);
};

/** Where a value goes that is not there; null where a tag says that it is there, and empty. */
export const gapOf = (item: Item): number | null =>
  item.sep?.some(({ type }) => type === 'tag') ? null : behindColon(item);

/** The entries of a mapping that a later one of the same name replaces, as Ruby and Python have it, each with the next one. */
export function replacedItems(items: readonly Item[]): ReadonlyMap<Item, Item> {
  const met = new Map<string, Item>();
  const replaced = new Map<Item, Item>();
  for (const item of items) {
    const name = keyText(item);
    if (name === null) continue;
    const before = met.get(name);
    if (before) replaced.set(before, item);
    met.set(name, item);
  }
  return replaced;
}

export type Mapping = CST.BlockMap | CST.FlowCollection;

/** Null for what is none. */
export function mappingOf(token: CST.Token | null | undefined): Mapping | null {
  if (token?.type === 'block-map') return token;
  return token?.type === 'flow-collection' && token.start.type === 'flow-map-start' ? token : null;
}

export type Collection = Mapping | CST.BlockSequence;

export const isCollection = (token: CST.Token): token is Collection =>
  token.type === 'block-map' || token.type === 'block-seq' || token.type === 'flow-collection';

/** What a scalar is that is no text. */
export const kindOf = (token: CST.Token | null | undefined): PlainKind | null =>
  token?.type === 'scalar' ? plainKind(scalarValue(token)) : null;

export const isScalar = (token: CST.Token | null | undefined): token is Scalar =>
  token?.type !== 'alias' && CST.isScalar(token);

/** Behind the last character of a scalar, or of a collection in brackets. */
export function endOf(token: CST.Token | null | undefined): number {
  if (!token) return 0;
  if (token.type === 'flow-collection') {
    const bracket = token.end.find(({ type }) => type === 'flow-map-end' || type === 'flow-seq-end');
    return bracket ? bracket.offset + 1 : token.offset;
  }
  if (token.type === 'block-scalar') return contentStart(token) + token.source.length;
  return 'source' in token ? token.offset + token.source.length : token.offset;
}

/** The last character of the last entry. */
export const endOfLast = (items: readonly Item[]): number => {
  const last = items.at(-1);
  return last ? Math.max(endOf(last.value) - 1, behindColon(last)) : 0;
};

/** Behind the header of a block scalar, and the comment on its line. */
function contentStart({ props, offset }: CST.BlockScalar): number {
  const last = props.at(-1);
  return last && 'source' in last ? last.offset + last.source.length : offset;
}

/** The text of a scalar; null if its source alone does not say it. */
export function textOf(
  token: Scalar,
  text: string,
  decode: (raw: string, indentation?: string) => string,
): ScalarText | null {
  const value = scalarValue(token);
  if (token.type !== 'block-scalar')
    return { value, start: token.offset, end: endOf(token), commentEnd: commentOf(token) };
  const [header] = token.props;
  const end = contentEnd(token, text);
  const own =
    header && 'source' in header && /\d/.test(header.source)
      ? ' '.repeat(Math.max(0, token.indent))
      : undefined;
  const start = header?.offset ?? token.offset;
  const isWhole = decode(text.slice(start, end), own) === value;
  return isWhole
    ? { value, start, end, commentEnd: null, ...(own !== undefined && { indentation: own }) }
    : null;
}

/** `endOf`, without the line break that ends a block scalar, and empty lines behind it, unless it keeps them. */
export function contentEnd(token: CST.Token, text: string): number {
  const end = endOf(token);
  if (token.type !== 'block-scalar') return end;
  const [header] = token.props;
  if (header && 'source' in header && header.source.includes('+')) return end;
  let at = end;
  while (at > 0 && (text[at - 1] === '\n' || text[at - 1] === '\r')) at -= 1;
  return at;
}

export function commentOf({ end = [] }: CST.FlowScalar): number | null {
  const at = end.findIndex(({ type }) => type === 'comment');
  const comment = end[at];
  const isBehind = comment && end.slice(0, at).every(({ type }) => type === 'space');
  return isBehind ? comment.offset + comment.source.length : null;
}

/** The items of a list, each with the place of its dash. */
export const dashedItems = ({ items }: CST.BlockSequence) =>
  items.flatMap(({ start, value }) => {
    const dash = start.find(({ type }) => type === 'seq-item-ind');
    return dash ? [{ offset: dash.offset, value }] : [];
  });

/** Whether a mapping is a plural: nothing but texts named after plural categories and the numbers of Rails, with `other`. */
export function isPlural(token: Mapping): boolean {
  const items = (token.items as Item[]).filter(hasEntry);
  const names = items.map(keyText);
  return (
    names.includes('other') &&
    names.every((name) => isFormName(name)) &&
    items.every(
      (item) => isTextOrNothing(item) && !item.start.some(({ type }) => type === 'explicit-key-ind'),
    )
  );
}

const isFormName = (name: string | null): boolean =>
  name === '0' || name === '1' || PLURAL_CATEGORIES.some((category) => category === name);

/** What a form is called elsewhere: Rails takes the keys 0 and 1 for exactly these numbers. */
export const selectorIn = (name: string): string => (name === '0' || name === '1' ? `=${name}` : name);

const isTextOrNothing = (item: Item): boolean =>
  item.value ? isScalar(item.value) && kindOf(item.value) === null : gapOf(item) !== null;

/** Not what only holds comments, or a comma at the end. */
export const hasEntry = ({ key, sep, value }: Item): boolean => Boolean(key ?? sep ?? value);
