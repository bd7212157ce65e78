import type { CST } from 'yaml';

/** A text in quotes behind a key, or behind the dash of a list, from the beginning of its line to its closing quote. */
const QUOTED =
  /^( *)(?:- +)*(?:(?:[^\s"'#:-][^\n"'#:]*|"[^"\\\n]*"|'[^'\n]*'):[ \t]+)?("(?:[^"\\]|\\[^])*"|'(?:[^']|'')*')[ \t]*(?:#.*)?$/gm;

/**
 * A file in which texts in quotes whose next lines are no deeper than their keys are on one line, of the same length: other
 * readers of YAML take them, though the language has them deeper. Null where there is none.
 */
export function withLowLinesJoined(text: string): string | null {
  let hasLow = false;
  const joined = text.replace(QUOTED, (line, indent: string) => {
    if (!line.includes('\n') || !isLow(line, indent.length)) return line;
    hasLow = true;
    return line.replaceAll('\n', ' ').replaceAll('\r', ' ');
  });
  return hasLow ? joined : null;
}

const isLow = (text: string, indent: number): boolean =>
  text
    .split('\n')
    .slice(1)
    .some((line) => line.trim() !== '' && (/^ */.exec(line)?.[0].length ?? 0) <= indent);

interface Tree {
  source?: string;
  offset?: number;
  key?: CST.Token | null;
  value?: CST.Token | undefined;
  items?: readonly CST.CollectionItem[];
}

/** Gives the texts in quotes of a tree the source that they have in the file. */
export function restoreLines(token: Tree, text: string): void {
  const { source, offset, items = [] } = token;
  if (source !== undefined && offset !== undefined && /^["']/.test(source))
    token.source = text.slice(offset, offset + source.length);
  for (const inner of [token.key, token.value]) if (inner) restoreLines(inner, text);
  for (const item of items) restoreLines(item, text);
}
