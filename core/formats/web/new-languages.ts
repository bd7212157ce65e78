import { quoted } from '../json/json-string.js';
import type { WrittenLanguage } from '../model/kept-file.js';
import { END, ENTRY } from '../model/profile-types.js';
import type { FileProfile, ProfilePart } from '../model/profile-types.js';
import type { WebStyle } from './style.js';

/** A file of several languages with further ones behind them, which look like the first one. */
export function withNewLanguages(
  profile: FileProfile<WebStyle>,
  languages: readonly WrittenLanguage[],
): FileProfile {
  const { parts, style } = profile;
  const start = parts.indexOf(ENTRY);
  const end = endOf(parts, start);
  const last = parts.lastIndexOf(END);
  if (start < 0 || languages.length === 0) return profile;
  const copies = languages.flatMap((language) =>
    parts.slice(start, end).map((part, at) => {
      // White space and the name.
      if (at === 1 && typeof part === 'string') return part.replace(NAME, () => quoted(language.code, style));
      return typeof part === 'object' && isOfLanguage(part) ? { ...part, language: language.index } : part;
    }),
  );
  return { ...profile, parts: [...parts.slice(0, last), ...copies, ...parts.slice(last)] };
}

const NAME = /"[^"\\]*(?:\\[^][^"\\]*)*"/;

/** Behind the entry that begins there. */
function endOf(parts: readonly ProfilePart[], start: number): number {
  let depth = 0;
  for (let at = start; at < parts.length; at += 1) {
    const part = parts[at];
    if (typeof part === 'number') depth += part === END ? -1 : 1;
    if (depth === 0) return at + 1;
  }
  return parts.length;
}

const isOfLanguage = (part: Exclude<ProfilePart, string | number>): boolean =>
  'text' in part || 'forms' in part || 'frame' in part || 'group' in part;
