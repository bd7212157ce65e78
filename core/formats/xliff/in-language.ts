import { END, ENTRY } from '../model/profile-types.js';
import type { FileProfile, ProfilePart, TextPart } from '../model/profile-types.js';

/** A start tag at the end of source, with the white space before it. */
const TARGET = /\s*<(?:[\w-]+:)?target(?:\s[^<>]*)?>$/;
const TARGET_END = /^<\/(?:[\w-]+:)?target\s*>/;

/**
 * A document for another target language. One whose target was the source language again has its texts in its targets: there
 * go the translations, and units without one are left out. Its sources stay as they are.
 */
export function inLanguage(profile: FileProfile): FileProfile {
  const parts: ProfilePart[] = [];
  let isOpen = false;
  for (const part of profile.parts) {
    const before = parts.at(-1);
    const start = typeof before === 'string' ? TARGET.exec(before) : null;
    if (start && isSourceText(part)) {
      const translation: TextPart = { ...part, language: TRANSLATION, isOptional: true };
      parts.splice(-1, 1, start.input.slice(0, start.index), ENTRY, start[0], translation);
      isOpen = true;
    } else if (isOpen && typeof part === 'string') {
      const end = TARGET_END.exec(part)?.[0] ?? '';
      parts.push(end, END, part.slice(end.length));
      isOpen = false;
    } else parts.push(part);
  }
  return { ...profile, parts };
}

/** The index of the target language. */
const TRANSLATION = 1;

const isSourceText = (part: ProfilePart): part is TextPart =>
  typeof part === 'object' && 'text' in part && part.language === undefined && part.tag === undefined;
