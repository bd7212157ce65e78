import { canonicalTag } from '../../domain/languages/language-code.js';
import { END, WHOLE } from '../model/profile-types.js';
import type { FileProfile, ProfilePart, TextPart } from '../model/profile-types.js';
import { attributeText } from '../xml/write.js';
import { qtForms } from './numerus.js';

/** The code of a language as Qt writes it: `pt_BR`. */
export const qtLocale = (code: string): string => code.replaceAll('-', '_');

/** A document as that of another language: with its code, its plural forms, and nothing that is said of a translation. */
export function inLanguage(profile: FileProfile, code: string): FileProfile {
  const [head, ...rest] = profile.parts;
  if (typeof head !== 'string') return profile;
  return {
    ...profile,
    parts: [headIn(head, code), ...withForms(rest.map(untranslated), canonicalTag(code))],
  };
}

function headIn(head: string, code: string): string {
  const language = `language="${attributeText(qtLocale(code))}"`;
  return head.replace(/<TS(?=[\s>])[^>]*/, (tag) => {
    const own = /(?<=\s)language\s*=\s*(?:"[^"]*"|'[^']*')/;
    return own.test(tag) ? tag.replace(own, () => language) : `${tag} ${language}`;
  });
}

/** Types say how a text was translated, and an empty text of the source language what it stands for. */
function untranslated(part: ProfilePart): ProfilePart {
  if (typeof part !== 'object') return part;
  if ('state' in part) return { state: part.state, raw: '' };
  if (!('text' in part) || !('implied' in part)) return part;
  const { implied: _, ...text } = part;
  return text;
}

/** Plurals with the forms of a language in the place of theirs. */
function withForms(parts: readonly ProfilePart[], tag: string | null): ProfilePart[] {
  const found: ProfilePart[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at] ?? '';
    const end = part === WHOLE ? parts.indexOf(END, at) : at;
    const own = part === WHOLE ? formsLike(parts.slice(at + 1, end), tag) : null;
    if (own) found.push(WHOLE, ...own);
    else found.push(...parts.slice(at, end));
    if (part === WHOLE) at = end - 1;
    else found.push(part);
  }
  return found;
}

/** Null where they are not written one by one. */
function formsLike(parts: readonly ProfilePart[], tag: string | null): ProfilePart[] | null {
  const text = parts.find((one): one is TextPart => typeof one === 'object' && 'text' in one);
  const lead = parts[0];
  if (!text || typeof lead !== 'string') return null;
  const space = /^\s*/.exec(lead)?.[0] ?? '';
  const last = parts.at(-1);
  const end = typeof last === 'string' ? (/\s*$/.exec(last)?.[0] ?? '') : '';
  const forms = qtForms(tag).flatMap((form): ProfilePart[] => [
    `${space}<numerusform>`,
    { text: text.text, form },
    '</numerusform>',
  ]);
  return [...forms, end];
}
