import { quoted } from '../json/json-string.js';
import { colon, leadOf } from '../json/json-writing.js';
import { renamedMember } from '../json/rename-member.js';
import { textOfMember, withTextOfMember } from '../json/member-text.js';
import type { Dialect, NewKey } from '../model/kept-file.js';
import { suffixedForms, suffixOf } from '../plurals/i18next-forms.js';
import { USUAL_WRITING } from '../plurals/plural-writing.js';
import type { PluralWriting } from '../plurals/plural-writing.js';
import { pathEnd, renamedLast } from '../text/renamed.js';
import { jsonDialect } from './json-dialect.js';
import { pluralMembers } from './json-members.js';
import { messageFlavour, shapeOf } from './message-shapes.js';
import type { MessageShape, ShapeName } from './message-shapes.js';
import type { WebStyle } from './style.js';

/** JSON whose objects are keys, as the current file writes it. */
export function messageDialect(
  style: WebStyle,
  shapeName: ShapeName,
  usual: PluralWriting = USUAL_WRITING,
): Dialect {
  const shape = shapeOf(shapeName);
  const writing: PluralWriting = { ...usual, flavour: messageFlavour(shapeName) };
  const json = jsonDialect(style, writing);
  const message = (key: NewKey, depth: number): string => messageSource(key, depth, shape, style, writing);
  return {
    ...json,
    nests: undefined,
    readComment: (raw) => textOfMember(raw, shape.description),
    writeComment: (description, raw) => withTextOfMember(raw, shape.description, quoted(description, style)),
    writeKey: (key, depth, lead = leadOf(style, depth)) => lead + message(key, depth),
    writeGroup(name, keys) {
      const inner = keys.map((key) => leadOf(style, 2) + message(key, 2));
      return leadOf(style, 1) + member(name, `{${inner.join(',')}${leadOf(style, 1)}}`, style);
    },
    writeForm(form, text, place, ...others) {
      if (!shape.hasForms) return json.writeForm(form, text, place, ...others);
      const name = suffixOf(form, writing);
      if (name === null || place.taken?.includes(name)) return null;
      return `,${place.lead}${member(name, quoted(text, style), style)}`;
    },
    rename: (source, from, to) => {
      const isOwn = (own: string): string | null => {
        const name = own === shape.text ? null : pathEnd(own, from, to);
        return name === null ? null : quoted(name, style);
      };
      return shape.id === undefined
        ? renamedMember(source, isOwn)
        : renamedLast(source, ITEM, (whole, id = '', raw = '') =>
            id === shape.id && raw === quoted(from, style)
              ? whole.slice(0, -raw.length) + quoted(to, style)
              : null,
          );
    },
    namesOf: (_, name) => [name],
  };
}

/** A member with a text. */
const ITEM = /"((?:[^"\\]|\\.)*)"\s*:\s*("(?:[^"\\]|\\.)*")/g;

const member = (name: string, value: string, style: WebStyle): string =>
  quoted(name, style) + colon(style) + value;

/** A new key: a member of an object, or an item of a list. */
function messageSource(
  key: NewKey,
  depth: number,
  shape: MessageShape,
  style: WebStyle,
  writing: PluralWriting,
): string {
  const description = style.isBare ? '' : key.description;
  if (shape.isOfForms)
    return member(key.name, inBraces(ownForms(key, description, shape, style, writing), depth, style), style);
  const members = [
    [shape.id, quoted(key.name, style)],
    [shape.text, textSource(key, depth + 1, shape, style, writing)],
    [description === '' ? undefined : shape.description, quoted(description, style)],
  ].flatMap(([name, value = '']) => (name === undefined ? [] : [member(name, value, style)]));
  const object = inBraces(members, depth, style);
  return shape.id === undefined ? member(key.name, object, style) : object;
}

/** The members of an object whose forms are beside its description. */
function ownForms(
  { isPlural, forms, texts }: NewKey,
  description: string,
  shape: MessageShape,
  style: WebStyle,
  writing: PluralWriting,
): string[] {
  const named = isPlural ? suffixedForms(forms, texts, writing) : [[shape.text, texts[0] ?? ''] as const];
  const about = description === '' ? [] : [[shape.description, description] as const];
  return [...about, ...named].map(([name, text]) => member(name, quoted(text, style), style));
}

function textSource(
  key: NewKey,
  depth: number,
  { hasForms }: MessageShape,
  style: WebStyle,
  writing: PluralWriting,
): string {
  const { isPlural, forms, texts } = key;
  if (!isPlural) return quoted(texts[0] ?? '', style);
  if (!hasForms) return quoted(pluralMembers(key, writing)[0]?.[1] ?? '', style);
  const named = suffixedForms(forms, texts, writing);
  return inBraces(
    named.map(([name, text]) => member(name, quoted(text, style), style)),
    depth,
    style,
  );
}

function inBraces(members: readonly string[], depth: number, style: WebStyle): string {
  const { inline } = style;
  const lead = leadOf(style, depth + 1);
  if (inline === undefined) return `{${lead}${members.join(`,${lead}`)}${leadOf(style, depth)}}`;
  const space = /\s$/.test(colon(style)) ? ' ' : '';
  return `{${inline}${members.join(`,${space}`)}${inline}}`;
}
