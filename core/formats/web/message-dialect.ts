import { quoted } from '../json/json-string.js';
import { colon, leadOf } from '../json/json-writing.js';
import { textOfMember, withTextOfMember } from '../json/member-text.js';
import type { Dialect, NewKey } from '../model/kept-file.js';
import { USUAL_WRITING } from '../plurals/plural-writing.js';
import type { PluralWriting } from '../plurals/plural-writing.js';
import { jsonDialect } from './json-dialect.js';
import { pluralMembers } from './json-members.js';
import { shapeOf } from './message-shapes.js';
import type { ShapeName } from './message-shapes.js';
import type { WebStyle } from './style.js';

/** JSON whose objects are keys, as the current file writes it: plurals are ICU messages. */
export function messageDialect(
  style: WebStyle,
  shapeName: ShapeName,
  usual: PluralWriting = USUAL_WRITING,
): Dialect {
  const shape = shapeOf(shapeName);
  const writing: PluralWriting = { ...usual, flavour: 'icu' };
  const member = (name: string, value: string): string => quoted(name, style) + colon(style) + value;
  const message = (key: NewKey, depth: number): string => {
    const description = style.isBare ? '' : key.description;
    const members = [
      member(shape.text, quoted(textOf(key, writing), style)),
      ...(description === '' ? [] : [member(shape.description, quoted(description, style))]),
    ];
    return member(key.name, inBraces(members, depth, style));
  };
  return {
    ...jsonDialect(style, writing),
    readComment: (raw) => textOfMember(raw, shape.description),
    writeComment: (description, raw) => withTextOfMember(raw, shape.description, quoted(description, style)),
    writeKey: (key, depth, lead = leadOf(style, depth)) => lead + message(key, depth),
    writeGroup(name, keys) {
      const inner = keys.map((key) => leadOf(style, 2) + message(key, 2));
      return leadOf(style, 1) + member(name, `{${inner.join(',')}${leadOf(style, 1)}}`);
    },
  };
}

function textOf(key: NewKey, writing: PluralWriting): string {
  const [[, message] = []] = key.isPlural ? pluralMembers(key, writing) : [];
  return message ?? key.texts[0] ?? '';
}

function inBraces(members: readonly string[], depth: number, style: WebStyle): string {
  const { inline } = style;
  const lead = leadOf(style, depth + 1);
  if (inline === undefined) return `{${lead}${members.join(`,${lead}`)}${leadOf(style, depth)}}`;
  const space = /\s$/.test(colon(style)) ? ' ' : '';
  return `{${inline}${members.join(`,${space}`)}${inline}}`;
}
