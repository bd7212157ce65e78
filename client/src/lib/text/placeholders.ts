/** A stretch of a text: plain, or a placeholder that must survive translation. */
export interface TextPart {
  text: string;
  isPlaceholder: boolean;
}

// `%%` is a literal sign: it is consumed first so that "100%%d" holds no placeholder.
// A space is no flag here: "50% de remise" would read as `% d`.
const PLACEHOLDER =
  /%%|\{\{\s*[\w.-]+\s*\}\}|\{[\w.-]+\}|%(?:\d+\$)?(?:#@\w+@|[-+0#]*\d*(?:\.\d+)?(?:hh|h|ll|l|z|j|t|q|L)?[@dDiuUxXoOfeEgGcCsSaAFp])(?![A-Za-z])/g;

/** The text cut at its placeholders: `{name}`, `{{name}}`, `%s`, `%1$d`, `%@`, `%#@count@`. */
export function textParts(text: string): TextPart[] {
  // Most texts hold none, and this is asked of every text of a project.
  if (!text.includes('{') && !text.includes('%')) return text === '' ? [] : [{ text, isPlaceholder: false }];
  const parts: TextPart[] = [];
  let end = 0;
  const plain = (upTo: number): void => {
    if (upTo > end) parts.push({ text: text.slice(end, upTo), isPlaceholder: false });
  };
  for (const match of text.matchAll(PLACEHOLDER)) {
    if (match[0] === '%%') continue;
    plain(match.index);
    parts.push({ text: match[0], isPlaceholder: true });
    end = match.index + match[0].length;
  }
  plain(text.length);
  return parts;
}

/** The placeholders of a text, each as often as it stands there. */
export const placeholdersOf = (text: string): string[] =>
  textParts(text)
    .filter((part) => part.isPlaceholder)
    .map((part) => part.text);

/** The placeholders of the source the translation lacks, each once for every time it lacks it. */
export function missingPlaceholders(source: string, translation: string): string[] {
  const there = placeholdersOf(translation);
  return placeholdersOf(source).filter((placeholder) => {
    const at = there.indexOf(placeholder);
    if (at >= 0) there.splice(at, 1);
    return at < 0;
  });
}
