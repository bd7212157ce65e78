import type { LanguageView } from '#core/api/languages.js';

import { fold } from '../../lib/text/fold.js';
import { tagOf } from '../../lib/text/language.js';
import type { KeySummary } from '../store/key-summary.js';
import { splitFiles } from './file-terms.js';

/** The terms of a search besides plain words; a key must meet all of them. */
export interface SearchTerms {
  /** Parts of the key name, folded. */
  names: readonly string[];
  /** Tags of the key, folded. */
  tags: readonly string[];
  isObsolete: boolean;
  /** Names or tags of the languages to search, folded; the displayed languages if empty. */
  languages: readonly string[];
}

const TERM = /(^|\s)(key|tag|lang|is):("[^"]+"|[^\s"]+)(?=\s|$)/gi;

const NO_TERMS: SearchTerms = { names: [], tags: [], isObsolete: false, languages: [] };

/** Whether a search has terms besides words. */
export const hasTerms = ({ names, tags, isObsolete, languages }: SearchTerms): boolean =>
  isObsolete || names.length + tags.length + languages.length > 0;

/** Splits a search into its terms (`tag:"search form" is:obsolete`) and the remaining words. Files are a filter of their own. */
export function splitTerms(query: string): { terms: SearchTerms; words: string } {
  // A search entirely in quotes is an exact text.
  if (/^\s*"[^"]+"\s*$/.test(query)) return { terms: NO_TERMS, words: query.trim() };
  const names: string[] = [];
  const tags: string[] = [];
  const languages: string[] = [];
  let isObsolete = false;
  const words = splitFiles(query).rest.replace(
    TERM,
    (whole, _space: string, prefix: string, given: string) => {
      const value = fold(given.replaceAll('"', ''));
      const kind = prefix.toLowerCase();
      // `is:` knows one word; any other is text.
      if (kind === 'is' && value !== 'obsolete') return whole;
      if (kind === 'is') isObsolete = true;
      else ({ key: names, tag: tags, lang: languages })[kind]?.push(value);
      return ' ';
    },
  );
  return { terms: { names, tags, isObsolete, languages }, words: words.trim() };
}

/** Whether a key meets the terms about keys. */
export const meetsTerms = (
  { names, tags, isObsolete }: SearchTerms,
  key: Pick<KeySummary, 'name' | 'tags' | 'isObsolete'>,
): boolean =>
  (!isObsolete || key.isObsolete) &&
  tags.every((tag) => key.tags.some((own) => fold(own).replaceAll('"', '') === tag)) &&
  names.every((name) => fold(key.name).includes(name));

type NamedLanguage = Pick<LanguageView, 'id' | 'name' | 'tag'>;

/** The languages to search: those that the search names, else the displayed ones. */
export function searchedLanguages(
  { languages: named }: SearchTerms,
  displayed: readonly number[],
  languages: readonly NamedLanguage[],
): readonly number[] {
  if (named.length === 0) return displayed;
  return languages.filter((language) => named.some((term) => isNamed(language, term))).map(({ id }) => id);
}

function isNamed(language: NamedLanguage, term: string): boolean {
  const tag = tagOf(language)?.toLowerCase() ?? '';
  return fold(language.name) === term || tag === term || tag.startsWith(`${term}-`);
}

/** The search that finds the keys with a tag. */
export function searchForTag(tag: string): string {
  const value = tag.replaceAll('"', '');
  return /\s/.test(value) ? `tag:"${value}"` : `tag:${value}`;
}
