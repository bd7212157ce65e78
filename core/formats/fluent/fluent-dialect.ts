import { storable } from '../text/storable.js';
import { markerLine } from '../text/marker-line.js';
import type { Dialect, NewKey } from '../model/kept-file.js';
import { fluentName } from '../naming/fluent-name.js';
import { USUAL_WRITING } from '../plurals/plural-writing.js';
import type { PluralWriting } from '../plurals/plural-writing.js';
import { renamedLast } from '../text/renamed.js';
import { selectorOf } from '../plurals/selector.js';
import { newAttribute } from './attributes.js';
import { commentText, fluentComment } from './comments.js';
import type { FluentStyle } from './style.js';
import { INDENT, patternText, writtenPattern } from './texts.js';
import { behindName } from './tokens.js';

/** Fluent as the current file writes it. */
export function fluentDialect(style: FluentStyle, writing: PluralWriting = USUAL_WRITING): Dialect {
  const lead = style.lead ?? '\n';
  const described = (key: NewKey): string => entry(key, lead, style, writing);
  return {
    nameForm: fluentName,
    joint: '-',
    decode: (raw) => [storable(patternText(raw))],
    encode: ([text = ''], { raw, tag }) => writtenPattern(text, raw, tag),
    readComment: commentText,
    writeComment: (description) => fluentComment(description),
    writeKey: described,
    writeGroup: (name, keys) => `\n\n${fluentComment(markerLine(name), '##')}${keys.map(described).join('')}`,
    writeForm: (form, text, place) => {
      const selector = selectorOf(form, writing);
      if (place.taken?.includes(selector)) return null;
      return place.lead + variant(selector, text, place.lead.replace(/^[\r\n]+/, '') + INDENT);
    },
    tellsZeros: true,
    inner: '.',
    rename: (source, from, to) =>
      from.includes('.') || to.includes('.')
        ? null
        : renamedLast(source, MESSAGE, (own) => (own === from ? to : null)),
  };
}

/** The name of a message. */
const MESSAGE = /(?<=^|\n)-?[a-zA-Z][\w-]*(?=[ ]*=)/g;

/** A message, or an attribute of one. */
function entry(key: NewKey, lead: string, style: FluentStyle, writing: PluralWriting): string {
  const head = lead + (key.description === '' ? '' : `${fluentComment(key.description)}\n`);
  const [message = '', attribute] = key.name.split('.');
  const indent = attribute === undefined ? '' : INDENT;
  const value = key.isPlural
    ? plural(key, indent + INDENT, argumentOf(style, writing), writing)
    : writtenPattern(key.texts[0] ?? '', undefined, indent + INDENT);
  if (attribute === undefined) return `${head}${message} =${value}`;
  return newAttribute(head, message, `\n${INDENT}.${attribute} =${value}`);
}

/** What a plural calls its number: variables of Fluent have the names of messages. */
function argumentOf({ argument }: FluentStyle, writing: PluralWriting): string {
  const name = argument ?? writing.argument;
  return behindName(name, 0) === name.length ? name : USUAL_WRITING.argument;
}

function plural({ texts, forms }: NewKey, indent: string, argument: string, writing: PluralWriting): string {
  const lead = `\n${indent}${INDENT}`;
  const variants = forms.flatMap((form, index) =>
    form === 'other'
      ? []
      : [lead + variant(selectorOf(form, writing), texts[index] ?? '', indent + INDENT + INDENT)],
  );
  const other = texts[forms.indexOf('other')] ?? '';
  const last = `${lead.slice(0, -1)}*${variant('other', other, indent + INDENT + INDENT)}`;
  return `\n${indent}{ $${argument} ->${variants.join('')}${last}\n${indent}}`;
}

const variant = (selector: string, text: string, indent: string): string =>
  `[${selector.replace('=', '')}]${writtenPattern(text, undefined, indent)}`;
