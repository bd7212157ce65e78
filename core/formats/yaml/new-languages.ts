import type { WrittenLanguage } from '../model/kept-file.js';
import { END, ENTRY } from '../model/profile-types.js';
import type { FileProfile, ProfilePart } from '../model/profile-types.js';
import { rootKey } from './language-root.js';

/** A file of several languages with further ones behind them, which look like the first one. */
export function withNewLanguages(profile: FileProfile, languages: readonly WrittenLanguage[]): FileProfile {
  const { parts, style } = profile;
  const [first, last] = [topEntries(parts).at(0), topEntries(parts).at(-1)];
  if (!first || !last || languages.length === 0) return profile;
  const before = parts.slice(0, last.end);
  const ending = before.findLast((part) => typeof part === 'string');
  const lead = ending !== undefined && /[\n\r]$/.test(ending) ? [] : [style.newline];
  const copies = languages.flatMap((language) => [
    ...lead,
    ...copied(parts.slice(first.start, first.end), language),
  ]);
  return { ...profile, parts: [...before, ...copies, ...parts.slice(last.end)] };
}

function topEntries(parts: readonly ProfilePart[]): { start: number; end: number }[] {
  const entries: { start: number; end: number }[] = [];
  let depth = 0;
  let start = 0;
  parts.forEach((part, index) => {
    if (typeof part !== 'number') return;
    if (depth === 0 && part === ENTRY) start = index;
    depth += part === END ? -1 : 1;
    if (depth === 0) entries.push({ start, end: index + 1 });
  });
  return entries;
}

/** The line of the language, behind comments. */
const ROOT = /^(["']?)[\w-]+\1(?=[ \t]*:)/m;

function copied(parts: readonly ProfilePart[], { code, index }: WrittenLanguage): ProfilePart[] {
  const root = parts.findIndex((part) => typeof part === 'string');
  return parts.map((part, at) => {
    if (at === root && typeof part === 'string') return part.replace(ROOT, rootKey(code));
    return typeof part === 'object' && isOfLanguage(part) ? { ...part, language: index } : part;
  });
}

const isOfLanguage = (part: Exclude<ProfilePart, string | number>): boolean =>
  'text' in part || 'forms' in part || 'group' in part;
