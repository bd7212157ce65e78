import { decoded, richText, textElement } from './rich-text.js';
import { attributeOf, tagsOf } from './xml-tags.js';

const VALUE = /<(?:[\w.-]{1,40}:)?v(?:\s[^<>]*)?>([^<]*)</;
const START = /^<((?:[\w.-]{1,40}:)?)c(?=[\s/>])([^<>]*)>/;

const attributesOf = (element: string): string => START.exec(element)?.[2] ?? '';

/** The number of the shared string that a cell shows; null if it shows none. */
export function sharedIndex(element: string, attributes = attributesOf(element)): number | null {
  if (attributeOf(attributes, 't') !== 's') return null;
  const value = VALUE.exec(element)?.[1]?.trim() ?? '';
  return /^\d{1,9}$/.test(value) ? Number(value) : null;
}

/** What a cell shows that shows no shared string: its own text, a number, or what a formula has come to. */
export function elementTextOf(element: string, attributes = attributesOf(element)): string {
  const type = attributeOf(attributes, 't');
  if (type === 'inlineStr') return richText(element);
  const value = decoded(VALUE.exec(element)?.[1] ?? '');
  if (type === 'b') return value.trim() === '1' ? 'TRUE' : 'FALSE';
  return type === 's' ? '' : value;
}

/** The cell with another text, as a string; without one, what is left is how the cell looks. */
export function withText(element: string, text: string, prefix: string): string {
  const attributes = attributesOf(element);
  const [reference, style] = [attributeOf(attributes, 'r'), attributeOf(attributes, 's')];
  const start = `<${prefix}c${attribute('r', reference)}${attribute('s', style)}`;
  if (text === '') return style === null ? '' : `${start}/>`;
  return `${start} t="inlineStr"><${prefix}is>${prefixed(textElement(text), prefix)}</${prefix}is></${prefix}c>`;
}

const attribute = (name: string, value: string | null): string =>
  value === null ? '' : ` ${name}="${value.replace(/["&<>]/g, '')}"`;

/** Our own elements in the namespace of a part. */
export const prefixed = (source: string, prefix: string): string =>
  prefix === '' ? source : source.replace(/<(\/?)(?=(?:t|row)[\s/>])/g, `<$1${prefix}`);

/** The prefix that a part has before its elements. */
export function prefixIn(source: string, names: string): string {
  for (const { prefix } of tagsOf(source, names)) return prefix;
  return '';
}
