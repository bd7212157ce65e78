import { tokensOf } from '../formats/placeholders/tokens.js';

/** A stretch of a text: plain, or a placeholder that must survive translation. */
export interface TextPart {
  text: string;
  isPlaceholder: boolean;
}

const PLACEHOLDER_KINDS: ReadonlySet<string> = new Set(['printf', 'reference', 'name']);

/** The text cut at its placeholders: `{name}`, `{{name}}`, `%s`, `%1$d`, `%@`, `%#@count@`. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let plain = '';
  const endPlain = (): void => {
    if (plain !== '') parts.push({ text: plain, isPlaceholder: false });
    plain = '';
  };
  for (const { kind, source } of tokensOf(text)) {
    if (!PLACEHOLDER_KINDS.has(kind)) {
      plain += source;
      continue;
    }
    endPlain();
    parts.push({ text: source, isPlaceholder: true });
  }
  endPlain();
  return parts;
}
