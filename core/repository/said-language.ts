import { languageRoots } from '../formats/web/language-roots.js';
import { isLanguageCode } from '../domain/languages/is-language-code.js';

/** What a document says of its languages, as it spells them. */
export interface SaidLanguages {
  /** Of its texts. */
  readonly language: string | null;
  /** That they are translated from. */
  readonly source: string | null;
}

const NOTHING: SaidLanguages = { language: null, source: null };

const XLIFF_LANGUAGE = /\s(?:target-language|trgLang)\s{0,9}=\s{0,9}["']([^"']{1,40})["']/;
const XLIFF_SOURCE = /\s(?:source-language|srcLang)\s{0,9}=\s{0,9}["']([^"']{1,40})["']/;

const TS_LANGUAGE = /<TS\s[^>]{0,500}?(?<=\s)language\s{0,9}=\s{0,9}["']([^"']{1,40})["']/;
const TS_SOURCE = /<TS\s[^>]{0,500}?(?<=\s)sourcelanguage\s{0,9}=\s{0,9}["']([^"']{1,40})["']/;

const READERS: Readonly<Partial<Record<string, (head: string) => SaidLanguages>>> = {
  arb: (head) => ({ ...NOTHING, language: found(head, /"@@locale"\s{0,9}:\s{0,9}"([^"]{1,40})"/) }),
  po: (head) => ({ ...NOTHING, language: found(head, /^"Language:[ \t]{0,9}([^\\"\s]{1,40})/m) }),
  ts: (head) => ({ language: found(head, TS_LANGUAGE), source: found(head, TS_SOURCE) }),
  xliff: (head) => ({ language: found(head, XLIFF_LANGUAGE), source: found(head, XLIFF_SOURCE) }),
  xcstrings: (head) => ({
    ...NOTHING,
    source: found(head, /"sourceLanguage"\s{0,9}:\s{0,9}"([^"]{1,40})"/),
  }),
  json: (head) => ({ ...NOTHING, language: languageRoots(head)[0]?.code ?? null }),
  yaml: (head) => ({ ...NOTHING, language: rootOf(head) }),
};

/**
 * What the beginning of a document says of its languages.
 *
 * @param format the id of its format
 */
export const saidLanguages = (format: string, head: string): SaidLanguages =>
  READERS[format]?.(head) ?? NOTHING;

const found = (head: string, pattern: RegExp): string | null => pattern.exec(head)?.[1]?.trim() ?? null;

/** The first key on the top level, unless it has a text of its own. */
function rootOf(head: string): string | null {
  const line = /^(?!---|[%#\s]).+$/m.exec(head)?.[0] ?? '';
  const code = /^(["']?)([\w-]{2,30})\1[ \t]*:[ \t]*(?:#.*)?\r?$/.exec(line)?.[2];
  return code !== undefined && isLanguageCode(code) ? code : null;
}
