import { isLanguageCode } from '../../domain/languages/is-language-code.js';

/** A key at the beginning of a line, with nothing but a comment behind it. */
const ROOT = /^(["']?)([\w-]{2,30})\1(?=[ \t]*:[ \t]*(?:#.*)?\r?$)/;

/** What begins a line of a mapping on the top level. */
const TOP_LINE = /^(?!---|\.\.\.|[%#\s]).+$/gm;

/** A file as that of another language, whose code it names where it names one. */
export function withLanguageRoot(text: string, code: string): string {
  const [line, ...others] = [...text.matchAll(TOP_LINE)].slice(0, 2);
  const root = line && ROOT.exec(line[0]);
  if (!root || others.length > 0 || !isLanguageCode(root[2] ?? '')) return text;
  const { index } = line;
  return text.slice(0, index) + rootKey(code) + text.slice(index + root[0].length);
}

/** A file without translations of one kind begins like one of Rails. */
export const beginsWithLanguage = (head: string): boolean => {
  const [line] = TOP_LINE.exec(head) ?? [];
  TOP_LINE.lastIndex = 0;
  const root = line === undefined ? null : ROOT.exec(line);
  return root !== null && isLanguageCode(root[2] ?? '');
};

/** The code of Norwegian is a boolean of YAML. */
export const rootKey = (code: string): string => (/^(?:no|on|y|n|yes|off)$/i.test(code) ? `"${code}"` : code);
