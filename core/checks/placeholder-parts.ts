import { cutAtInlineTags } from '../messages/inline-tags.js';
import { tokensOf } from '../messages/tokens.js';

/** A run of text: plain, or a placeholder or XLIFF inline tag that translations must keep. */
export interface TextPart {
  text: string;
  isPlaceholder: boolean;
}

const PLACEHOLDER_KINDS: ReadonlySet<string> = new Set(['printf', 'reference', 'name']);

/**
 * Splits a text at its placeholders (`{name}`, `{{name}}`, `%s`, `%1$d`, `%@`, `%#@count@`) and inline tags (`<x
 * id="1"/>`).
 */
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
