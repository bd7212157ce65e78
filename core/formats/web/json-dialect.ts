import type { Dialect, NewKey } from '../profile/kept-file.js';
import type { ProfileStyle, TextPart } from '../profile/profile-types.js';
import { storable } from '../storable.js';
import { strictTexts } from '../strict-texts.js';
import { joinForms, splitForms } from './pipes.js';

/** Web JSON as the file at hand writes it. */
export const jsonDialect: Dialect = {
  nameForm: null,
  decode: (raw, part) => textsIn(storable(parsed(raw)), part),
  encode: (texts, part, style) => quoted(part.isPlain ? (texts[0] ?? '') : joinForms(texts), style),
  // JSON has no comments.
  readComment: () => '',
  writeComment: () => '',
  writeKey: (key, style, depth) => leadOf(style, depth) + member(key, style),
  writeGroup(name, keys, style) {
    const { separator } = style;
    if (separator === undefined) {
      const members = keys.map((key) => leadOf(style, 2) + member(key, style));
      return `${leadOf(style, 1)}${quoted(name, style)}${colon(style)}{${members.join(',')}${leadOf(style, 1)}}`;
    }
    return keys
      .map((key) => leadOf(style, 1) + member({ ...key, name: `${name}${separator}${key.name}` }, style))
      .join(',');
  },
  writeForm: () => null,
};

/** A profile that was tampered with may hold anything. */
function parsed(raw: string): string {
  try {
    return String(JSON.parse(raw));
  } catch {
    return '';
  }
}

function textsIn(text: string, { pipes, isPlain }: TextPart): string[] {
  if (isPlain) return [text];
  const forms = splitForms(text);
  return pipes || forms.length === 1 ? forms : [text];
}

function quoted(text: string, { escapesSlash, isAscii }: ProfileStyle): string {
  const plain = JSON.stringify(text);
  const slashed = escapesSlash ? plain.replaceAll('/', '\\/') : plain;
  return isAscii ? slashed.replace(/[\u007f-\uffff]/g, escaped) : slashed;
}

const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

const leadOf = ({ lead, newline }: ProfileStyle, depth: number): string =>
  lead === null ? '' : newline + lead.repeat(depth);

const colon = ({ lead }: ProfileStyle): string => (lead === null ? ':' : ': ');

const member = (key: NewKey, style: ProfileStyle): string =>
  quoted(key.name, style) +
  colon(style) +
  quoted(joinForms(key.isPlural ? strictTexts(key) : key.texts), style);
