import type { PluralForm } from '../../domain/plural-rules.js';
import type { Dialect, NewKey } from '../model/kept-file.js';
import type { FormsPart } from '../model/profile-types.js';
import { pathEnd } from '../text/renamed.js';
import { storable } from '../text/storable.js';
import { suffixOf } from '../plurals/i18next-forms.js';
import { icuForm, icuText } from '../../messages/icu-message.js';
import { pluralMembers } from './json-members.js';
import { quoted } from '../json/json-string.js';
import { renamedMember } from '../json/rename-member.js';
import { colon, leadOf } from '../json/json-writing.js';
import { joinForms, splitForms } from './pipes.js';
import { pipedText, withoutPipes } from '../plurals/laravel-pipes.js';
import { USUAL_WRITING } from '../plurals/plural-writing.js';
import type { PluralWriting } from '../plurals/plural-writing.js';
import { selectorOf } from '../plurals/selector.js';
import { nameWithSuffix, suffixedName } from '../plurals/suffixes.js';
import type { WebStyle, WebText } from './style.js';

/** Web JSON as the current file writes it. */
export function jsonDialect(style: WebStyle, writing: PluralWriting = USUAL_WRITING): Dialect {
  const { flavour = 'pipes', hasLanguages, hasRoot } = style;
  // A root is no list of the profile.
  const outer = hasRoot ? 1 : 0;
  const members = (key: NewKey, depth: number): string[] => membersOf(key, style, writing, depth);
  return {
    nameForm: null,
    ...(style.separator !== undefined && { separator: style.separator }),
    decode: (raw, part: WebText) =>
      flavour === 'pipes' && !part.isPiece
        ? textsIn(storable(parsed(raw)), part)
        : [storable(parsed(inQuotes(raw)))],
    encode: (texts, part: WebText) => encoded(texts, part, style),
    // JSON has no comments.
    readComment: () => '',
    writeComment: () => '',
    writeKey: (key, depth, lead = leadOf(style, depth + outer)) =>
      members(key, depth + outer)
        .map((member) => lead + member)
        .join(','),
    writeGroup(name, keys) {
      const depth = hasLanguages ? 2 : 1 + outer;
      const inner = keys
        .flatMap((key) => members(key, depth + 1))
        .map((member) => leadOf(style, depth + 1) + member);
      const lead = leadOf(style, depth);
      return `${lead}${quoted(name, style)}${colon(style)}{${inner.join(',')}${lead}}`;
    },
    writeForm: (form, text, place) => furtherForm(form, text, place, style, writing),
    ...(flavour === 'icu' && { tellsZeros: true }),
    derivesNames: true,
    rename: (source, from, to, form) => {
      const isSuffixed = flavour === 'i18next' && form !== undefined;
      return renamedMember(source, (own) => {
        const name = isSuffixed ? suffixedPathEnd(own, from, to) : pathEnd(own, from, to);
        return name === null ? null : quoted(name, style);
      });
    },
    renamePlace: pathEnd,
    needsAllForms: true,
    nests: true,
    namesOf: (key, name) =>
      key.isPlural ? pluralMembers({ ...key, name }, writing).map(([own]) => own) : [name],
  };
}

/** A member that is a form of a plural, with the name of another one. */
function suffixedPathEnd(own: string, from: string, to: string): string | null {
  const { stem = '', category = 'other' } = suffixedName(own) ?? {};
  const renamed = pathEnd(stem, from, to);
  return renamed === null ? null : nameWithSuffix(renamed, category);
}

/** A form of an ICU message is kept without quotes: they are those of the whole message. */
const inQuotes = (raw: string): string => (raw.startsWith('"') && raw.length > 1 ? raw : `"${raw}"`);

/** A profile that was tampered with may hold anything. */
function parsed(raw: string): string {
  try {
    return String(JSON.parse(raw));
  } catch {
    return '';
  }
}

function textsIn(text: string, { pipes, isPlain }: WebText): string[] {
  if (isPlain) return [text];
  const forms = splitForms(text);
  return pipes || forms.length === 1 ? forms : [text];
}

function encoded(texts: readonly string[], { isPlain, isPiece, form }: WebText, style: WebStyle): string {
  const [text = ''] = texts;
  if (isPiece) return quoted(withoutPipes(text), style).slice(1, -1);
  if (style.flavour === undefined) return quoted(isPlain ? text : joinForms(texts), style);
  const isPart = style.flavour === 'icu' && form !== undefined;
  return isPart ? quoted(icuText(text), style).slice(1, -1) : quoted(text, style);
}

function membersOf(key: NewKey, style: WebStyle, writing: PluralWriting, depth: number): string[] {
  if (key.members) {
    const inner = key.members.flatMap((member) => membersOf(member, style, writing, depth + 1));
    const lines = inner.map((member) => leadOf(style, depth + 1) + member);
    return [`${quoted(key.name, style)}${colon(style)}{${lines.join(',')}${leadOf(style, depth)}}`];
  }
  const members = key.isPlural
    ? membersOfPlural(key, style, writing)
    : [[key.name, style.flavour === undefined ? joinForms(key.texts) : (key.texts[0] ?? '')] as const];
  return members.map(([name, text]) => quoted(name, style) + colon(style) + quoted(text, style));
}

const membersOfPlural = (key: NewKey, { isLaravel }: WebStyle, writing: PluralWriting): [string, string][] =>
  isLaravel ? [[key.name, pipedText(key, writing)]] : pluralMembers(key, writing);

/** A form of a plural that the file has, behind its members or between those of its message. */
function furtherForm(
  form: PluralForm,
  text: string,
  { lead, name, taken = [] }: FormsPart,
  style: WebStyle,
  writing: PluralWriting,
): string | null {
  const known = name === undefined ? selectorOf(form, writing) : suffixOf(form, writing);
  if (known === null || taken.includes(known)) return null;
  if (name === undefined) return lead + quoted(icuForm(known, text), style).slice(1, -1);
  return `,${lead}${quoted(nameWithSuffix(name, known), style)}${colon(style)}${quoted(text, style)}`;
}
