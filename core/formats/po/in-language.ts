import { canonicalTag } from '../../domain/languages/language-code.js';
import { END, WHOLE } from '../model/profile-types.js';
import type { FileProfile, ProfilePart, TextPart } from '../model/profile-types.js';
import { withoutFuzzy } from './flags.js';
import { headerIn, withField, withNewField } from './header.js';
import { pluralHeader, pluralRule } from './plural-rule.js';

/** The code of a language as gettext writes it: `pt_BR`. */
export const poLocale = (code: string): string => code.replaceAll('-', '_');

/** A file as that of another language: with its header, its plural forms, and nothing that is said of a translation. */
export function inLanguage(profile: FileProfile, code: string): FileProfile {
  const tag = canonicalTag(code);
  const [head, ...rest] = profile.parts;
  if (typeof head !== 'string') return profile;
  const header = pluralHeader(tag);
  const { forms, other } = pluralRule(header, tag);
  const categories = forms.map(
    (form, index) => (form === null && index === other ? 'other' : form) ?? 'other',
  );
  const parts = withForms(rest.map(untranslated), (text) =>
    categories.flatMap((form, index): ProfilePart[] => [
      `${profile.style.newline}msgstr[${index}] `,
      { text, form },
    ]),
  );
  return { ...profile, parts: [headIn(head, code, header, profile.style.newline), ...parts] };
}

function headIn(head: string, code: string, plurals: string, newline: string): string {
  const fields = headerIn(head);
  const named = fields.has('language')
    ? withField(head, 'Language', poLocale(code))
    : withNewField(head, 'MIME-Version', 'Language', poLocale(code), newline);
  const counted = fields.has('plural-forms')
    ? withField(named, 'Plural-Forms', plurals)
    : withNewField(named, 'Content-Transfer-Encoding', 'Plural-Forms', plurals, newline);
  return counted
    .replace('charset=CHARSET', 'charset=UTF-8')
    .replace(/^#,[ \t]*fuzzy[ \t]*(?:\r\n|\n|\r)/m, '');
}

/** Flags say how a text was translated, and an empty text of a template what it stands for. */
function untranslated(part: ProfilePart): ProfilePart {
  if (typeof part !== 'object') return part;
  if ('state' in part) return { state: part.state, raw: withoutFuzzy(part.raw) };
  if (!('text' in part)) return part;
  const { tag: _, ...text } = part;
  return text;
}

/** Plurals with the forms of a language in the place of theirs. */
function withForms(parts: readonly ProfilePart[], formsOf: (text: number) => ProfilePart[]): ProfilePart[] {
  const found: ProfilePart[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at] ?? '';
    found.push(part);
    if (part !== WHOLE) continue;
    const end = parts.indexOf(END, at);
    const text = parts
      .slice(at, end)
      .find((one): one is TextPart => typeof one === 'object' && 'text' in one);
    if (!text) continue;
    found.push(...formsOf(text.text));
    at = end - 1;
  }
  return found;
}
