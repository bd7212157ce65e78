import { cutAtInlineTags } from '../formats/placeholders/inline-tags.js';
import { tokensOf } from '../formats/placeholders/tokens.js';

/** A stretch of a text: plain, or a placeholder or an inline tag of XLIFF that must survive translation. */
export interface TextPart {
  text: string;
  isPlaceholder: boolean;
}

const PLACEHOLDER_KINDS: ReadonlySet<string> = new Set(['printf', 'reference', 'name']);

/** The text cut at its placeholders: `{name}`, `{{name}}`, `%s`, `%1$d`, `%@`, `%#@count@`, and at tags: `<x id="1"/>`. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let plain = '';
  const endPlain = (): void => {
    if (plain !== '') parts.push({ text: plain, isPlaceholder: false });
    plain = '';
  };
  const add = (source: string, isPlaceholder: boolean): void => {
    if (!isPlaceholder) {
      plain += source;
      return;
    }
    endPlain();
    parts.push({ text: source, isPlaceholder });
  };
  for (const [at, piece] of cutAtInlineTags(text).entries()) {
    if (isTag(at)) add(piece, true);
    else for (const { kind, source } of tokensOf(piece)) add(source, PLACEHOLDER_KINDS.has(kind));
  }
  endPlain();
  return parts;
}

const isTag = (position: number): boolean => position % 2 === 1;
