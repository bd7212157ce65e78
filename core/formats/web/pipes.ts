/**
 * The forms of a text: an unescaped pipe separates them and may have one space on each side of it; `\|` is a pipe.
 * Nothing else is trimmed and no other backslash is touched, so that any text survives `joinForms`.
 */
export function splitForms(text: string): string[] {
  if (!text.includes('|')) return [text];
  const parts = text.split(/(?<!\\)\|/);
  const last = parts.length - 1;
  return parts.map((part, index) => {
    const head = index > 0 && part.startsWith(' ') ? part.slice(1) : part;
    const whole = index < last && head.endsWith(' ') ? head.slice(0, -1) : head;
    return whole.replaceAll('\\|', '|');
  });
}

/** The one text that holds all forms of a key. */
export const joinForms = (forms: readonly string[]): string =>
  forms.map((form) => form.replaceAll('|', '\\|')).join(' | ');
